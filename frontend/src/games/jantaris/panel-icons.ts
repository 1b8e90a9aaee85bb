/** The icons of the panels. */
export const PANEL_ICONS = ['fame', 'black', 'red', 'supply', 'items', 'markets', 'voted', 'not-voted'] as const;
export type PanelIconName = (typeof PANEL_ICONS)[number];
