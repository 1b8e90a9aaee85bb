/** Contour lines of a height field: marching squares, smoothed into SVG paths. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

export type Field = Float64Array;

export function fieldOf({ left, top, step, columns, rows }: Grid, height: (x: number, y: number) => number): Field {
  const field = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      field[row * columns + column] = height(left + column * step, top + row * step);
  return field;
}

/**
 * The line segments in a cell, by the corners below the level (bits: top left, top right, bottom right, bottom left).
 * Segments go from edge to edge (0 top, 1 right, 2 bottom, 3 left), with the low side on their left.
 */
const CROSSINGS: readonly (readonly [number, number][])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/** The outlines of the areas below the level, without holes and without areas smaller than `smallest`. */
export function outlines(grid: Grid, field: Field, level: number, smallest = 3000): Point[][] {
  const loops: Point[][] = [];
  const follows = crossings(grid, field, level);
  while (follows.size) {
    const [first] = follows.keys();
    const loop: Point[] = [];
    for (let key = first!; follows.has(key);) {
      const { to, point } = follows.get(key)!;
      follows.delete(key);
      loop.push(point);
      key = to;
    }
    if (area(loop) > smallest) loops.push(loop);
  }
  return loops;
}

function crossings(grid: Grid, field: Field, level: number): Map<number, { to: number; point: Point }> {
  const { left, top, step, columns, rows } = grid;
  const height = (column: number, row: number) => field[row * columns + column]! - level;
  const between = (one: number, other: number) => one / (one - other);
  const follows = new Map<number, { to: number; point: Point }>();
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const a = height(column, row);
      const b = height(column + 1, row);
      const c = height(column + 1, row + 1);
      const d = height(column, row + 1);
      const kind = Number(a < 0) + 2 * Number(b < 0) + 4 * Number(c < 0) + 8 * Number(d < 0);
      for (const [from, to] of CROSSINGS[kind]!) {
        const [dx, dy] = [
          [between(a, b), 0],
          [1, between(b, c)],
          [between(d, c), 1],
          [0, between(a, d)],
        ][from]! as [number, number];
        const point = { x: left + (column + dx) * step, y: top + (row + dy) * step };
        follows.set(edge(column, row, from, columns), { to: edge(column, row, to, columns), point });
      }
    }
  return follows;
}

/** The number of an edge. It is the same for both cells that share the edge. */
function edge(column: number, row: number, side: number, columns: number): number {
  if (side === 0) return 2 * (row * columns + column);
  if (side === 1) return 2 * (row * columns + column + 1) + 1;
  if (side === 2) return 2 * ((row + 1) * columns + column);
  return 2 * (row * columns + column) + 1;
}

function area(loop: readonly Point[]): number {
  let twice = 0;
  loop.forEach((point, index) => {
    const next = loop[(index + 1) % loop.length]!;
    twice += point.x * next.y - next.x * point.y;
  });
  return twice / 2;
}

/** A smooth path: curves between the midpoints, with the points as control points. */
export function smooth(loops: readonly (readonly Point[])[]): string {
  return loops.map((loop) => curvedPath(loop.filter((_, index) => index % 2 === 0))).join('');
}

function curvedPath(loop: readonly Point[]): string {
  const middles = loop.map((point, index) => {
    const next = loop[(index + 1) % loop.length]!;
    return `${rounded((point.x + next.x) / 2)} ${rounded((point.y + next.y) / 2)}`;
  });
  const curves = loop.map((point, index) => `Q${rounded(point.x)} ${rounded(point.y)} ${middles[index]}`);
  return `M${middles.at(-1)}${curves.join('')}Z`;
}

function rounded(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}
