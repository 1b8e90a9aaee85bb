/** Avatars: a figure on a coloured background, always the same for the same name. */

export interface Figure {
  /** Outlines in a 32×32 square, drawn in the paper colour. */
  readonly paper: string;
  /** Drawn over the outlines in light saffron. */
  readonly accent?: string;
  /** Holes in the outlines, drawn in the background colour. */
  readonly cutout?: string;
  /** Lines in the paper colour. */
  readonly lines?: string;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const FIGURES = {
  traveller: {
    paper:
      'M16 5.500c-5 0-7.500 4-7.500 8.500c0 3 .8 5 2 6.500c-3 .8-4.700 3-5.200 6.500h21.400c-.5-3.500-2.200-5.700-5.200-6.500c1.200-1.500 2-3.500 2-6.500c0-4.500-2.500-8.500-7.500-8.500z',
    cutout:
      'M16 9c-2.900 0-4.300 2.300-4.300 5.200c0 3.200 1.800 5.800 4.300 5.800s4.300-2.600 4.300-5.800c0-2.900-1.400-5.200-4.300-5.200z',
    accent:
      'M16 11c-1.900 0-2.800 1.600-2.800 3.500c0 2.200 1.200 4 2.800 4s2.800-1.800 2.800-4c0-1.900-.9-3.500-2.800-3.500z',
  },
  camel: {
    paper:
      'M3.500 20.500c0-3 1.500-4.800 4-5.300c.9-4.200 2.800-6.700 5-6.700s4.100 2.500 5 6.700c1.800.4 3.100-.2 3.600-2l1.500-5.500c.4-1.500 1.500-2.300 3-2.200l3 .4c1.500.3 1.700 2.200.3 2.700l-2.600.9l-1.900 7.500c-.6 2.300-1.500 3.600-2.900 4.200v6.300h-2.500v-5.500h-8v5.500h-2.500v-5.800c-.7-.1-1.300-.1-2 0v5.800h-2.500v-6.500z',
    accent: 'M9.200 13.800q3.300 1.700 6.600 0l1.300 4.700q-4.600 2-9.200 0z',
  },
  lantern: {
    paper: 'M10.500 12.500q5.500-7.500 11 0zM11 13.500h10l2 3.500v6l-2.500 3.500h-9l-2.500-3.500v-6z',
    cutout: 'M13 15.500h6l1.500 2.500v4.500l-1.500 2h-6l-1.500-2v-4.500z',
    accent: 'M16 15.800c2.600 2.600 2.900 4.700 2.300 6.200a2.500 2.500 0 0 1-4.600 0c-.6-1.500-.3-3.600 2.300-6.200z',
    lines: 'M16 8a2 2 0 1 1 .1 0z',
  },
  dhow: {
    paper: 'M15.200 5c6 3 9.300 8 9.300 14.500h-9.300zM13.200 9.500v10h-6.700c1-4.500 3.400-7.700 6.700-10z',
    accent: 'M5 21.500h22c-.8 4-2.800 5.500-5.500 5.500h-11c-2.700 0-4.700-1.500-5.500-5.500z',
  },
  palm: {
    paper:
      'M17 14.500c-2.300-4.300-6.600-5.600-11.500-2.500c4.600-.4 8 .4 11.500 2.500zM17 14.500c-.9-5.500-4-8-9-8c4 1.500 6.700 4 9 8zM17 14.500c0-5.500 3-8 8-8.500c-3.700 2-6.300 4.500-8 8.500zM17 14.500c2.500-4 7-4.800 10-1c-4-.9-7-.5-10 1zM17 14.500c3.500-1.500 7.500 0 9 4.500c-2.500-2.700-5.500-4-9-4.500zM17 14.500c-3.500-1-8 .5-9 5c2.600-3 5.700-4.400 9-5z',
    accent: 'M14.800 27c-.2-5 .4-9 1.700-12.500l2 .5c-1 3.500-1.300 7-1 12z',
  },
  amphora: {
    paper:
      'M13 4.500h6v2.200l-1 1.300v2.500c3.200 1.500 4.700 4 4.300 7.500c-.5 4.300-2.300 7.500-4.300 9.500h-4c-2-2-3.800-5.200-4.300-9.500c-.4-3.500 1.100-6 4.300-7.500v-2.500l-1-1.300z',
    accent: 'M9.700 16.500h12.600v3.300h-12.600z',
    lines: 'M13.500 7q-7-.5-5.800 6.500l2.300 1M18.500 7q7-.5 5.800 6.500l-2.300 1',
  },
  tent: {
    paper: 'M16 8.500l11.500 17.500h-23z',
    cutout: 'M16 14.500l5 11.500h-10z',
    accent: 'M15.300 9v-5.500l6 2l-4.600 2v1.500z',
  },
  hoopoe: {
    paper:
      'M4.500 20.500c3.500.2 6-1 8-4.300c1.200-3.500 3.300-5.700 6.500-5.700c2.200 0 3.700 1.100 4.200 3l5.300 2l-5.300.9c0 6-4 10.100-9.200 10.100c-3 0-4.500-1-8.500-.8c2-1 3.200-2 3.600-3.400z',
    cutout: disc(19.8, 13.8, 1.1),
    accent: 'M17.500 10.800l-5-4.800l5 1.500l.8-4l2.200 3.500l3.200-2.500l-1.200 6.500z',
  },
  star: {
    paper: 'M16 3.500l3 9.500l9.500 3l-9.500 3l-3 9.500l-3-9.500l-9.500-3l9.500-3z',
    accent: 'M16 11l1.500 3.500l3.500 1.500l-3.500 1.500l-1.500 3.500l-1.500-3.500l-3.500-1.500l3.500-1.500z',
  },
  pot: {
    paper:
      'M12.500 9.500h7l1 3l5.500-3l1.500 2l-5.500 5c1.200 2 2 3.700 2 5.700c0 3.300-1.500 4.800-4 4.800h-8c-2.500 0-4-1.500-4-4.800c0-3.400 3.300-6.700 4.500-12.700z',
    accent: 'M12.300 8.700l2.700-3l1-2.200l1 2.200l2.700 3z',
    lines: 'M11.500 11.500c-5-1-6.500 3-4.500 8',
  },
} as const satisfies Record<string, Figure>;

/** The figure of all bots. */
export const BOT_FIGURE: Figure = {
  paper: 'M9 10.500h14a3 3 0 0 1 3 3v8a5 5 0 0 1-5 5h-10a5 5 0 0 1-5-5v-8a3 3 0 0 1 3-3zM15 10.500v-3h2v3z',
  cutout: `${disc(12, 16.5, 2.4)}${disc(20, 16.5, 2.4)}M11.500 21.500h9v1.800h-9z`,
  accent: `${disc(16, 5.8, 2.4)}${disc(12, 16.5, 1.1)}${disc(20, 16.5, 1.1)}`,
};

export const BACKGROUNDS = [
  '#1f7a78',
  '#a33341',
  '#2f5d9b',
  '#7a4e2d',
  '#6b2f6b',
  '#55702a',
  '#2f3f6e',
  '#8f5c0e',
] as const;

export interface AvatarDrawing {
  readonly figure: Figure;
  readonly background: string;
}

export function avatarOf(name: string, isBot = false): AvatarDrawing {
  const number = hash(name);
  const figures = Object.values(FIGURES);
  return {
    figure: isBot ? BOT_FIGURE : figures[number % figures.length]!,
    background: BACKGROUNDS[Math.floor(number / figures.length) % BACKGROUNDS.length]!,
  };
}

/** The FNV-1a hash. */
function hash(text: string): number {
  let number = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) number = Math.imul(number ^ byte, 0x01000193) >>> 0;
  return number;
}
