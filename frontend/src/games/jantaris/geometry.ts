/** Positions in the round city: a drawing of 640 by 640, with the first district at the top and the others clockwise. */
export const SIZE = 640;
export const MIDDLE = SIZE / 2;
export const CENTRE_RADIUS = 96;
export const INNER = 106;
export const OUTER = 264;
export const FAME_TRACK = { from: 272, to: 302 } as const;
export const DISTRICTS = 8;
export const FAME_STEPS = 20;

export interface Point {
  x: number;
  y: number;
}

/** Degrees clockwise from the top. */
export function pointAt(radius: number, degrees: number): Point {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return { x: round(MIDDLE + radius * Math.cos(turn)), y: round(MIDDLE + radius * Math.sin(turn)) };
}

export const angleOf = (district: number): number => (district * 360) / DISTRICTS;

/** A piece of a ring. `street` is the gap at each side. */
export function wedge(from: number, to: number, middle: number, width: number, street = 0): string {
  const half = (radius: number) => width / 2 - (street / radius) * (180 / Math.PI);
  const a = pointAt(to, middle - half(to));
  const b = pointAt(to, middle + half(to));
  const c = pointAt(from, middle + half(from));
  const d = pointAt(from, middle - half(from));
  return `M${a.x} ${a.y}A${to} ${to} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${from} ${from} 0 0 0 ${d.x} ${d.y}Z`;
}

/** An arc for text, from left to right in the upper and in the lower half. */
export function arc(radius: number, middle: number, width: number): string {
  const isBelow = middle > 90 && middle < 270;
  const [from, to] = isBelow ? [middle + width / 2, middle - width / 2] : [middle - width / 2, middle + width / 2];
  const a = pointAt(radius, from);
  const b = pointAt(radius, to);
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${isBelow ? 0 : 1} ${b.x} ${b.y}`;
}

/** The arc for a district's name. In the lower half letters are inside of the arc, so it is farther out. */
export function nameArc(district: number): string {
  const angle = angleOf(district);
  const isBelow = angle > 90 && angle < 270;
  return arc(isBelow ? OUTER - 10 : OUTER - 25, angle, 44);
}

const IN_DISTRICT = [
  { radius: 208, turn: -13.5 },
  { radius: 208, turn: 13.5 },
  { radius: 151, turn: -14 },
  { radius: 151, turn: 14 },
] as const;
const IN_CENTRE = [
  { x: -32, y: -30 },
  { x: 32, y: -30 },
  { x: -32, y: 38 },
  { x: 32, y: 38 },
] as const;

/** Keeps merchants in the upper half clear of the district's name. */
const NAME_GAP = 6;

/** The position of a seat's merchants in a place. */
export function merchantPosition(place: number, seat: number): Point {
  if (place >= DISTRICTS) {
    const { x, y } = IN_CENTRE[seat]!;
    return { x: MIDDLE + x, y: MIDDLE + y };
  }
  const { radius, turn } = IN_DISTRICT[seat]!;
  const { x, y } = pointAt(radius, angleOf(place) + turn);
  return { x, y: y < MIDDLE ? y + NAME_GAP : y };
}

export function tokenPosition(place: number, guild: number): Point {
  if (place >= DISTRICTS) return { x: MIDDLE + (guild ? 36 : -36), y: MIDDLE };
  return pointAt(182, angleOf(place)); // in the middle of the four groups of merchants
}

/** The position of a seat's marker on the fame track. Seats have offsets, so that equal fame is side by side. */
export function famePosition(fame: number, seat: number, seats: number): Point {
  const step = 360 / FAME_STEPS;
  const offset = (seat - (seats - 1) / 2) * 4;
  return pointAt((FAME_TRACK.from + FAME_TRACK.to) / 2, (fame % FAME_STEPS) * step + offset);
}

const round = (number: number): number => Math.round(number * 100) / 100;
