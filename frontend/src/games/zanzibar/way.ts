/** A way along the routes: over free spaces, and over those of traders that the server says would be displaced. */
import type { Piece, Way } from './types';

export interface Roads {
  readonly near: ReadonlyMap<string, readonly string[]>;
  readonly holds: ReadonlyMap<string, Piece>;
}

/** The spaces to enter one after the other, the first of them one of `first`; null if none is as short as told. */
export function wayTo(
  { near, holds }: Roads,
  start: string,
  { space, steps, displaced }: Way,
  first: ReadonlySet<string>,
): string[] | null {
  const isOpen = (name: string) => {
    const piece = holds.get(name);
    return !piece || displaced.some(({ seat, trader }) => seat === piece.seat && trader === piece.number);
  };
  const before = new Map<string, string>();
  let edge = [start];
  for (let step = 1; step <= steps && edge.length; step++) {
    const further: string[] = [];
    for (const here of edge)
      for (const there of near.get(here)!) {
        if (there === start || before.has(there) || !isOpen(there) || (step === 1 && !first.has(there))) continue;
        before.set(there, here);
        if (there === space) return trace(before, start, space);
        further.push(there);
      }
    edge = further;
  }
  return null;
}

function trace(before: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const path: string[] = [];
  for (let space = end; space !== start; space = before.get(space)!) path.unshift(space);
  return path;
}
