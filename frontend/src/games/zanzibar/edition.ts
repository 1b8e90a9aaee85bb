/** Boards, read from the game's edition files. */
import { outlineIsland, type Land } from './land';
import type { Order, Province, Region, Spice } from './types';

export interface Space {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly region: Region;
  readonly spice: Spice | null;
}

export interface Edition {
  name: string;
  villages: { name: string; province: Province; spice?: Spice; x: number; y: number }[];
  sea: { name: string; x: number; y: number }[];
  routes: [string, string][];
  orders: Record<Order, number[]>;
}

export interface Board {
  readonly spaces: readonly Space[];
  readonly at: ReadonlyMap<string, Space>;
  readonly routes: readonly (readonly [Space, Space])[];
  readonly orders: Edition['orders'];
  readonly land: Land;
}

const files = import.meta.glob<Edition>('@games/zanzibar/editions/*.toml', { eager: true, import: 'default' });
const editions = new Map(Object.values(files).map((edition) => [edition.name, edition]));
const boards = new Map<string, Board>();

/** Null for an edition that this client does not know. */
export function boardOf(name: string): Board | null {
  const edition = editions.get(name);
  if (edition && !boards.has(name)) boards.set(name, buildBoard(edition));
  return boards.get(name) ?? null;
}

export function buildBoard({ villages, sea, routes, orders }: Edition): Board {
  const spaces: Space[] = [
    ...villages.map(({ province, spice, ...place }) => ({ ...place, region: province, spice: spice ?? null })),
    ...sea.map((place) => ({ ...place, region: 'sea' as const, spice: null })),
  ];
  const at = new Map(spaces.map((space) => [space.name, space]));
  const linked = routes.map(([one, other]) => [at.get(one)!, at.get(other)!] as const);
  return { spaces, at, routes: linked, orders, land: outlineIsland(spaces, linked) };
}
