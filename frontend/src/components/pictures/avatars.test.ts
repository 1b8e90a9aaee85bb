import { expect, test } from 'vitest';
import { avatarOf, BACKGROUNDS, BOT_FIGURE, FIGURES } from './avatars';

const NAMES = Array.from({ length: 2000 }, (_, number) => `coral-cheetah-${number}`);
const PAPER = '#fcf8ec';

test('a name always has the same avatar', () => {
  expect(avatarOf('Mira')).toEqual(avatarOf('Mira'));
  const drawings = ['Mira', 'Jonas', 'coral-cheetah-7084', 'Őzike'].map((name) => {
    const { figure, background } = avatarOf(name);
    return [Object.entries(FIGURES).find(([, drawn]) => drawn === figure)![0], background];
  });
  expect(drawings).toMatchInlineSnapshot(`
    [
      [
        "palm",
        "#55702a",
      ],
      [
        "tent",
        "#55702a",
      ],
      [
        "hoopoe",
        "#1f7a78",
      ],
      [
        "pot",
        "#2f5d9b",
      ],
    ]
  `);
});

test('all figures and backgrounds are used about equally often', () => {
  const counts = new Map<unknown, number>();
  for (const drawn of NAMES.map((name) => avatarOf(name))) {
    for (const part of [drawn.figure, drawn.background]) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const figures = Object.values(FIGURES).map((figure) => counts.get(figure) ?? 0);
  const backgrounds = BACKGROUNDS.map((background) => counts.get(background) ?? 0);
  expect(Math.min(...figures)).toBeGreaterThan(NAMES.length / figures.length / 2);
  expect(Math.min(...backgrounds)).toBeGreaterThan(NAMES.length / backgrounds.length / 2);
});

test('only bots have the bot figure', () => {
  for (const name of NAMES) {
    expect(avatarOf(name, true).figure).toBe(BOT_FIGURE);
    expect(avatarOf(name).figure).not.toBe(BOT_FIGURE);
  }
});

test('the figure has enough contrast on each background', () => {
  for (const background of BACKGROUNDS) expect(contrast(PAPER, background)).toBeGreaterThan(4.5);
});

function contrast(light: string, dark: string): number {
  return (luminance(light) + 0.05) / (luminance(dark) + 0.05);
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
