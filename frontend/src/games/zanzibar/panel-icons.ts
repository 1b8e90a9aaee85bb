/** The icons of the panels. */
export const PANEL_ICONS = ['orders', 'hand', 'deck', 'away', 'kept'] as const;
export type PanelIconName = (typeof PANEL_ICONS)[number];
