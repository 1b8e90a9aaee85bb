/** Where things lie in the round city: a drawing of 640 by 640, the first quarter at the top, clockwise. */
export const SIZE = 640;
export const MIDDLE = SIZE / 2;
export const PLAZA = 96;
export const INNER = 106;
export const OUTER = 264;
export const BAND = { from: 272, to: 302 } as const;
export const QUARTERS = 8;
export const BAND_STEPS = 20;

export interface Point {
  x: number;
  y: number;
}

/** Degrees clockwise from the top. */
export function at(radius: number, degrees: number): Point {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return { x: round(MIDDLE + radius * Math.cos(turn)), y: round(MIDDLE + radius * Math.sin(turn)) };
}

export const angleOf = (quarter: number): number => (quarter * 360) / QUARTERS;

/** A piece of a ring, drawn a little smaller than its share so that streets stay between the pieces. */
export function wedge(from: number, to: number, middle: number, width: number, street = 0): string {
  const half = (radius: number) => width / 2 - (street / radius) * (180 / Math.PI);
  const a = at(to, middle - half(to));
  const b = at(to, middle + half(to));
  const c = at(from, middle + half(from));
  const d = at(from, middle - half(from));
  return `M${a.x} ${a.y}A${to} ${to} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${from} ${from} 0 0 0 ${d.x} ${d.y}Z`;
}

/** An arc to write on: from left to right, whether it lies in the upper or the lower half. */
export function line(radius: number, middle: number, width: number): string {
  const isBelow = middle > 90 && middle < 270;
  const [from, to] = isBelow ? [middle + width / 2, middle - width / 2] : [middle - width / 2, middle + width / 2];
  const a = at(radius, from);
  const b = at(radius, to);
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${isBelow ? 0 : 1} ${b.x} ${b.y}`;
}

/** Letters on the lower half hang below their line: it is drawn further out. */
export function nameLine(quarter: number): string {
  const angle = angleOf(quarter);
  const isBelow = angle > 90 && angle < 270;
  return line(isBelow ? OUTER - 10 : OUTER - 25, angle, 44);
}

const IN_QUARTER = [
  { radius: 208, turn: -13.5 },
  { radius: 208, turn: 13.5 },
  { radius: 151, turn: -14 },
  { radius: 151, turn: 14 },
] as const;
const IN_PLAZA = [
  { x: -32, y: -30 },
  { x: 32, y: -30 },
  { x: -32, y: 38 },
  { x: 32, y: 38 },
] as const;

/** In the upper half heads would touch the quarter's name. */
const UNDER_NAME = 6;

/** Where a seat's merchants stand in a place. */
export function standOf(place: number, seat: number): Point {
  if (place >= QUARTERS) {
    const { x, y } = IN_PLAZA[seat]!;
    return { x: MIDDLE + x, y: MIDDLE + y };
  }
  const { radius, turn } = IN_QUARTER[seat]!;
  const { x, y } = at(radius, angleOf(place) + turn);
  return { x, y: y < MIDDLE ? y + UNDER_NAME : y };
}

export function sealOf(place: number, guild: number): Point {
  if (place >= QUARTERS) return { x: MIDDLE + (guild ? 36 : -36), y: MIDDLE };
  return at(182, angleOf(place)); // amid the four stands
}

/** Where a seat's marker lies on the band of fame; those with the same fame lie side by side. */
export function fameOf(fame: number, seat: number, seats: number): Point {
  const step = 360 / BAND_STEPS;
  const share = (seat - (seats - 1) / 2) * 4;
  return at((BAND.from + BAND.to) / 2, (fame % BAND_STEPS) * step + share);
}

const round = (number: number): number => Math.round(number * 100) / 100;
