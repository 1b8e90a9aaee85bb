/** The emblems of the two guilds, drawn around the origin: a crescent for black, a pomegranate for red. */
export const EMBLEMS = [
  'M3.500-8.500a8.800 8.800 0 1 0 5 11.500a7 7 0 1 1-5-11.500z',
  'M-3-9.500l1.500 2.500l1.500-3l1.500 3l1.500-2.500v3.500a7.500 7.500 0 1 1-6 0zM-2.500 0a1.500 1.500 0 1 0 .1 0zM2.500 0a1.500 1.500 0 1 0 .1 0zM0 4a1.500 1.500 0 1 0 .1 0z',
] as const;
export const GUILD_COLOURS = ['var(--guild-black)', 'var(--pomegranate)'] as const;
