/** What a panel counts, and whether a vote lies there. */
export const SIGNS = ['fame', 'black', 'red', 'supply', 'items', 'markets', 'voted', 'not-voted'] as const;
export type SignName = (typeof SIGNS)[number];
