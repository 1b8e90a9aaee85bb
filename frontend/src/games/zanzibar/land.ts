/** The island around its villages: a coast, shallows before it, and each province as a soft area. */
import { fieldOf, outlines, smooth, type Field, type Grid, type Point } from './contour';
import { PROVINCES, type Province, type Region } from './types';

interface Place extends Point {
  readonly region: Region;
}

export interface Land {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly coast: string;
  /** Lines in the water, the nearest to the coast first. */
  readonly shallows: readonly string[];
  readonly provinces: Readonly<Record<Province, string>>;
}

const MARGIN = 72;
const STEP = 14;
const VILLAGE = 74;
const ROAD = 34;
const BEACH = 11;
const BORDER = 5;
const SOFTNESS = 16;

export function landOf(spaces: readonly Place[], routes: readonly (readonly [Place, Place])[]): Land {
  const box = around(spaces);
  const grid = gridOver(box);
  const villages = spaces.filter(({ region }) => region !== 'sea');
  const roads = routes.filter(([one, other]) => one.region !== 'sea' && other.region !== 'sea');

  const coast = fieldOf(grid, (x, y) => {
    const here = warped(x, y, 13);
    const toRoads = leastOf(roads, ([one, other]) => fromRoad(here, one, other)) - ROAD;
    return blended(nearest(here, villages) - VILLAGE, toRoads);
  });
  const nearness = each((province) => {
    const own = villages.filter(({ region }) => region === province);
    return fieldOf(grid, (x, y) => nearest(warped(x, y, 7), own));
  });

  return {
    box,
    coast: smooth(outlines(grid, coast, 0)),
    shallows: [14, 30, 50].map((away) => smooth(outlines(grid, coast, away))),
    provinces: each((province) => smooth(outlines(grid, areaOf(province, nearness, coast), 0))),
  };
}

function each<T>(make: (province: Province) => T): Record<Province, T> {
  return Object.fromEntries(PROVINCES.map((province) => [province, make(province)])) as Record<Province, T>;
}

function around(spaces: readonly Place[]): Land['box'] {
  const xs = spaces.map(({ x }) => x);
  const ys = spaces.map(({ y }) => y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

function gridOver({ x, y, width, height }: Land['box']): Grid {
  const beyond = 70;
  const count = (length: number) => Math.ceil((length + 2 * beyond) / STEP) + 1;
  return { left: x - beyond, top: y - beyond, step: STEP, columns: count(width), rows: count(height) };
}

/** Below zero where the province is the nearest one, a bit away from its neighbours and from the water. */
function areaOf(province: Province, nearness: Record<Province, Field>, coast: Field): Field {
  const others = PROVINCES.filter((other) => other !== province);
  return coast.map((toCoast, index) => {
    const toOthers = leastOf(others, (other) => nearness[other][index]!);
    return Math.max((nearness[province][index]! - toOthers) / 2 + BORDER, toCoast + BEACH);
  });
}

/** How far the nearest place is: a bit less where two of them are about as near, so that borders are round. */
function nearest(here: Point, places: readonly Point[]): number {
  const least = leastOf(places, (place) => distance(here, place));
  let sum = 0;
  for (const place of places) {
    const more = distance(here, place) - least;
    if (more < 6 * SOFTNESS) sum += Math.exp(-more / SOFTNESS);
  }
  return least - SOFTNESS * Math.log(sum);
}

/** The lesser of two distances, rounded where they meet. */
function blended(one: number, other: number): number {
  return Math.min(one, other) - SOFTNESS * Math.log(1 + Math.exp(-Math.abs(one - other) / SOFTNESS));
}

function leastOf<T>(things: readonly T[], measure: (thing: T) => number): number {
  let least = Infinity;
  for (const thing of things) least = Math.min(least, measure(thing));
  return least;
}

function distance(one: Point, other: Point): number {
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  return Math.sqrt(dx * dx + dy * dy);
}

function fromRoad(here: Point, one: Point, other: Point): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const along = ((here.x - one.x) * dx + (here.y - one.y) * dy) / (dx * dx + dy * dy);
  const part = Math.max(0, Math.min(1, along));
  const foot = { x: one.x + part * dx, y: one.y + part * dy };
  return distance(here, foot);
}

/** Capes and bays: the same on every visit. */
function warped(x: number, y: number, by: number): Point {
  return {
    x: x + by * (Math.sin(y / 37) + 0.6 * Math.sin(y / 17 + x / 29)),
    y: y + by * (Math.sin(x / 41 + 1) + 0.6 * Math.sin(x / 19 - y / 23)),
  };
}
