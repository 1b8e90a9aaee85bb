/** The shapes of the five divisions in a 32×32 square with the origin in its middle; higher divisions have more corners. */

interface Shape {
  body: string;
  /** Drawn in the middle of the body. */
  symbol: string;
}

const point = (radius: number, turn: number) =>
  `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;

/** A regular polygon, or a star if `notch` is smaller than `radius`. */
export function polygon(corners: number, radius: number, notch = radius): string {
  const isStar = notch < radius;
  const count = isStar ? corners * 2 : corners;
  const points = Array.from({ length: count }, (_, index) =>
    point(isStar && index % 2 ? notch : radius, (index * 2 * Math.PI) / count),
  );
  return `M${points.join('L')}Z`;
}

const CIRCLE = 'M0 -14A14 14 0 0 1 0 14A14 14 0 0 1 0 -14Z';
/** A row of dots: one more for each division from the lowest. */
const dots = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * 5.4;
    return `M${x - 2.3} 0A2.3 2.3 0 0 1 ${x + 2.3} 0A2.3 2.3 0 0 1 ${x - 2.3} 0Z`;
  }).join('');
const CROWN = 'M-6.5 4.5L-7.5 -4L-3.5 -0.5L0 -6L3.5 -0.5L7.5 -4L6.5 4.5Z';

export const SHAPES: Readonly<Record<number, Shape>> = {
  5: { body: CIRCLE, symbol: dots(1) },
  4: { body: polygon(4, 15.5), symbol: dots(2) },
  3: { body: polygon(6, 15), symbol: dots(3) },
  2: { body: polygon(8, 15.5, 11.2), symbol: polygon(5, 6.2, 2.6) },
  1: { body: polygon(12, 15.5, 12.4), symbol: CROWN },
};
