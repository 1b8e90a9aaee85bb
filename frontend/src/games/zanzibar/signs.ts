/** What a panel counts. */
export const SIGNS = ['orders', 'hand', 'deck', 'away', 'kept'] as const;
export type SignName = (typeof SIGNS)[number];
