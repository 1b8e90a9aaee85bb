/** The pattern of each kind's band as a path over 120 × 40, so that kinds can be told apart without colour. */
import type { KindName } from '../cards';

const WIDTH = 120;
const HEIGHT = 40;

function every(step: number, until: number, draw: (at: number) => string, from = 0): string {
  let path = '';
  for (let at = from; at <= until; at += step) path += draw(at);
  return path;
}

const wave = (y: number) => `M-6 ${y}` + every(12, WIDTH, () => 'q3 -3.500 6 0t6 0');
const zigzag = (y: number) => `M-9 ${y}` + every(18, WIDTH, () => 'l9 -9l9 9');
const dot = (row: number) =>
  every(13, WIDTH, (x) => `M${x} ${row * 11 + 7}m-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`, row % 2 ? 2 : 8);

export const PATTERNS: Record<KindName, string> = {
  cloth: every(9, HEIGHT, (y) => `M0 ${y}H${WIDTH}`, 7),
  wood: every(7, HEIGHT, wave, 5),
  grain: every(11, WIDTH + HEIGHT, (x) => `M${x} 0l-${HEIGHT} ${HEIGHT}`),
  olives: every(10, WIDTH, (x) => every(11, HEIGHT, (y) => `M${x} ${y}v6`, x % 20 ? 2 : -3), 5),
  spice: [0, 1, 2, 3].map(dot).join(''),
  wine: every(11, HEIGHT + 10, zigzag, 11),
  merchant: every(10, WIDTH, (x) => `M${x} 0V${HEIGHT}`, 5) + every(10, HEIGHT, (y) => `M0 ${y}H${WIDTH}`, 8),
};
