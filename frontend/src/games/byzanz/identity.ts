/** Cards that look alike are alike on the wire; here each gets a number of its own, kept while it travels. */
import type { View } from './types';

export type Zone = 'lot' | 'market' | 'hand' | `bid-${number}` | `kept-${number}` | `shown-${number}`;

export interface Placed {
  readonly id: number;
  readonly card: number;
  readonly zone: Zone;
}

export function zonesOf(view: View, seat: number | null): [Zone, readonly number[]][] {
  const isOver = view.phase === 'over';
  return [
    ['lot', view.lot],
    ...view.players.map(({ bid }, player): [Zone, readonly number[]] => [`bid-${player}`, bid]),
    ['hand', isOver || seat === null ? [] : view.hand],
    ['market', view.market],
    ...view.players.map(({ profit }, player): [Zone, readonly number[]] => [`kept-${player}`, profit]),
    ...view.players.map(({ hand }, player): [Zone, readonly number[]] => [`shown-${player}`, isOver ? hand : []]),
  ];
}

export class Tracker {
  #placed: readonly Placed[] = [];
  #next = 0;

  /** The cards as they lie now: those that stayed keep their number first, then those that moved. */
  place(zones: readonly [Zone, readonly number[]][]): readonly Placed[] {
    const before = new Set(this.#placed);
    const now = zones.flatMap(([zone, cards]) => cards.map((card) => ({ zone, card, id: -1 })));
    const take = (wanted: (placed: Placed) => boolean): number => {
      for (const placed of before) {
        if (!wanted(placed)) continue;
        before.delete(placed);
        return placed.id;
      }
      return -1;
    };
    for (const place of now) place.id = take(({ card, zone }) => card === place.card && zone === place.zone);
    for (const place of now) {
      if (place.id < 0 && place.zone !== 'lot') place.id = take(({ card }) => card === place.card);
      if (place.id < 0) place.id = this.#next++;
    }
    return (this.#placed = now);
  }
}

export const inZone = (placed: readonly Placed[], zone: Zone): Placed[] => placed.filter((card) => card.zone === zone);
