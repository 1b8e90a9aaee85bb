/** Merchants that moved between two views. The views have only their numbers, so which one moved where is a guess. */
import { merchantPosition, pointAt, type Point } from './geometry';
import type { View } from './types';

export interface MerchantMove {
  readonly seat: number;
  readonly from: Point;
  readonly to: Point;
}

/** A point outside the walls, for merchants in supply. */
const supplyPosition = (seat: number): Point => pointAt(300, 180 + (seat - 1.5) * 12);

export function movesBetween(before: View, after: View): MerchantMove[] {
  if (before.players.length !== after.players.length) return [];
  return after.players.flatMap((player, seat) => {
    const from: Point[] = [];
    const to: Point[] = [];
    player.merchants.forEach((count, place) => {
      const change = count - before.players[seat]!.merchants[place]!;
      (change < 0 ? from : to).push(...Array.from({ length: Math.abs(change) }, () => merchantPosition(place, seat)));
    });
    return Array.from({ length: Math.max(from.length, to.length) }, (_, index) => ({
      seat,
      from: from[index] ?? supplyPosition(seat),
      to: to[index] ?? supplyPosition(seat),
    }));
  });
}
