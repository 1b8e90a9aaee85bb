/** Gives each card an id that it keeps when it moves, for animations. On the wire, equal cards have the same number. */
import type { View } from './types';

export type Zone = 'lot' | 'market' | 'hand' | `bid-${number}` | `profit-${number}` | `revealed-${number}`;

export interface TrackedCard {
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
    ...view.players.map(({ profit }, player): [Zone, readonly number[]] => [`profit-${player}`, profit]),
    ...view.players.map(({ hand }, player): [Zone, readonly number[]] => [`revealed-${player}`, isOver ? hand : []]),
  ];
}

export class CardTracker {
  #tracked: readonly TrackedCard[] = [];
  #nextId = 0;

  /** The cards of a new position. Cards that stayed in their zone get their old ids first, then cards that moved. */
  update(zones: readonly [Zone, readonly number[]][]): readonly TrackedCard[] {
    const before = new Set(this.#tracked);
    const now = zones.flatMap(([zone, cards]) => cards.map((card) => ({ zone, card, id: -1 })));
    const takeId = (isWanted: (tracked: TrackedCard) => boolean): number => {
      for (const tracked of before) {
        if (!isWanted(tracked)) continue;
        before.delete(tracked);
        return tracked.id;
      }
      return -1;
    };
    for (const found of now) found.id = takeId(({ card, zone }) => card === found.card && zone === found.zone);
    for (const found of now) {
      if (found.id < 0 && found.zone !== 'lot') found.id = takeId(({ card }) => card === found.card);
      if (found.id < 0) found.id = this.#nextId++;
    }
    return (this.#tracked = now);
  }
}

export const cardsIn = (tracked: readonly TrackedCard[], zone: Zone): TrackedCard[] =>
  tracked.filter((card) => card.zone === zone);
