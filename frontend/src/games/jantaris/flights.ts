/** Which merchants have walked from one view to the next, as far as it can be told from their numbers. */
import { at, standOf, type Point } from './ring';
import type { View } from './types';

export interface Flight {
  readonly seat: number;
  readonly from: Point;
  readonly to: Point;
}

/** Outside the walls, where those in supply wait. */
const supplyOf = (seat: number): Point => at(300, 180 + (seat - 1.5) * 12);

export function flightsBetween(before: View, after: View): Flight[] {
  if (before.players.length !== after.players.length) return [];
  return after.players.flatMap((player, seat) => {
    const left: Point[] = [];
    const come: Point[] = [];
    player.merchants.forEach((count, place) => {
      const change = count - before.players[seat]!.merchants[place]!;
      (change < 0 ? left : come).push(...Array.from({ length: Math.abs(change) }, () => standOf(place, seat)));
    });
    const number = Math.max(left.length, come.length);
    return Array.from({ length: number }, (_, nth) => ({
      seat,
      from: left[nth] ?? supplyOf(seat),
      to: come[nth] ?? supplyOf(seat),
    }));
  });
}
