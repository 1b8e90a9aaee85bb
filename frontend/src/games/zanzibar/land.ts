/** The shape of the island, computed from its villages: the coast, the shallows, and the provinces. */
import { fieldOf, outlines, smooth, type Field, type Grid, type Point } from './contour';
import { PROVINCES, type Province, type Region } from './types';

interface Place extends Point {
  readonly region: Region;
}

export interface Land {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly coast: string;
  /** Outlines of the shallow water, the nearest to the coast first. */
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

export function outlineIsland(spaces: readonly Place[], routes: readonly (readonly [Place, Place])[]): Land {
  const box = boundingBox(spaces);
  const grid = gridAround(box);
  const villages = spaces.filter(({ region }) => region !== 'sea');
  const roads = routes.filter(([one, other]) => one.region !== 'sea' && other.region !== 'sea');

  const coast = fieldOf(grid, (x, y) => {
    const point = warped(x, y, 13);
    const toRoads = minOf(roads, ([one, other]) => distanceToSegment(point, one, other)) - ROAD;
    return smoothMin(smoothDistance(point, villages) - VILLAGE, toRoads);
  });
  const distances = byProvince((province) => {
    const own = villages.filter(({ region }) => region === province);
    return fieldOf(grid, (x, y) => smoothDistance(warped(x, y, 7), own));
  });

  return {
    box,
    coast: smooth(outlines(grid, coast, 0)),
    shallows: [14, 30, 50].map((distance) => smooth(outlines(grid, coast, distance))),
    provinces: byProvince((province) => smooth(outlines(grid, areaOf(province, distances, coast), 0))),
  };
}

function byProvince<T>(make: (province: Province) => T): Record<Province, T> {
  return Object.fromEntries(PROVINCES.map((province) => [province, make(province)])) as Record<Province, T>;
}

function boundingBox(spaces: readonly Place[]): Land['box'] {
  const xs = spaces.map(({ x }) => x);
  const ys = spaces.map(({ y }) => y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

function gridAround({ x, y, width, height }: Land['box']): Grid {
  const margin = 70;
  const count = (length: number) => Math.ceil((length + 2 * margin) / STEP) + 1;
  return { left: x - margin, top: y - margin, step: STEP, columns: count(width), rows: count(height) };
}

/** Negative inside the province, with a gap to its neighbours and to the water. */
function areaOf(province: Province, distances: Record<Province, Field>, coast: Field): Field {
  const others = PROVINCES.filter((other) => other !== province);
  return coast.map((toCoast, index) => {
    const toOthers = minOf(others, (other) => distances[other][index]!);
    return Math.max((distances[province][index]! - toOthers) / 2 + BORDER, toCoast + BEACH);
  });
}

/** The distance to the nearest place, smoothed between places so that borders are round. */
function smoothDistance(point: Point, places: readonly Point[]): number {
  const least = minOf(places, (place) => distance(point, place));
  let sum = 0;
  for (const place of places) {
    const more = distance(point, place) - least;
    if (more < 6 * SOFTNESS) sum += Math.exp(-more / SOFTNESS);
  }
  return least - SOFTNESS * Math.log(sum);
}

/** The smaller of two distances, smoothed where they are equal. */
function smoothMin(one: number, other: number): number {
  return Math.min(one, other) - SOFTNESS * Math.log(1 + Math.exp(-Math.abs(one - other) / SOFTNESS));
}

function minOf<T>(items: readonly T[], measure: (item: T) => number): number {
  let least = Infinity;
  for (const item of items) least = Math.min(least, measure(item));
  return least;
}

function distance(one: Point, other: Point): number {
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  return Math.sqrt(dx * dx + dy * dy);
}

function distanceToSegment(point: Point, one: Point, other: Point): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const along = ((point.x - one.x) * dx + (point.y - one.y) * dy) / (dx * dx + dy * dy);
  const part = Math.max(0, Math.min(1, along));
  const foot = { x: one.x + part * dx, y: one.y + part * dy };
  return distance(point, foot);
}

/** Distorts a point, so that the coast has capes and bays. Always the same way for the same point. */
function warped(x: number, y: number, by: number): Point {
  return {
    x: x + by * (Math.sin(y / 37) + 0.6 * Math.sin(y / 17 + x / 29)),
    y: y + by * (Math.sin(x / 41 + 1) + 0.6 * Math.sin(x / 19 - y / 23)),
  };
}
