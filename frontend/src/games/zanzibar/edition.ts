/** The boards that Zanzibar is played on, read from their editions as they are. */
import { landOf, type Land } from './land';
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
  readonly near: ReadonlyMap<string, readonly string[]>;
  readonly routes: readonly (readonly [Space, Space])[];
  readonly orders: Edition['orders'];
  readonly land: Land;
}

const files = import.meta.glob<Edition>('@games/zanzibar/editions/*.toml', { eager: true, import: 'default' });
const editions = new Map(Object.values(files).map((edition) => [edition.name, edition]));
const boards = new Map<string, Board>();

export function boardOf(name: string): Board {
  let board = boards.get(name);
  if (!board) boards.set(name, (board = laid(editions.get(name)!)));
  return board;
}

export function laid({ villages, sea, routes, orders }: Edition): Board {
  const spaces: Space[] = [
    ...villages.map(({ province, spice, ...place }) => ({ ...place, region: province, spice: spice ?? null })),
    ...sea.map((place) => ({ ...place, region: 'sea' as const, spice: null })),
  ];
  const at = new Map(spaces.map((space) => [space.name, space]));
  const near = new Map(spaces.map(({ name }) => [name, [] as string[]]));
  for (const [one, other] of routes) {
    near.get(one)!.push(other);
    near.get(other)!.push(one);
  }
  const drawn = routes.map(([one, other]) => [at.get(one)!, at.get(other)!] as const);
  return { spaces, at, near, routes: drawn, orders, land: landOf(spaces, drawn) };
}
