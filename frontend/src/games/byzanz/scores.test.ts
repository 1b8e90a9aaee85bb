import { describe, expect, it } from 'vitest';
import { destinationOf } from './card-routes';
import { ranking, scores, scoresOver } from './scores';
import type { PlayerView, View } from './types';

const player = (more: Partial<PlayerView>): PlayerView => ({
  standing: 'between',
  hand_size: 4,
  hand: [],
  bid: [],
  bid_total: 0,
  bidding: true,
  offer: 0,
  profit_cards: 0,
  profit: [],
  counts: [],
  score: null,
  place: null,
  done: false,
  ...more,
});
const table = (phase: View['phase'], ...players: Partial<PlayerView>[]): View =>
  ({ phase, players: players.map(player) }) as View;

describe('profits', () => {
  it('are null until they are revealed', () => {
    expect(scores(table('last-sales', { profit_cards: 2 }, {}))).toBeNull();
    expect(scores(table('over', { score: 9 }, { score: 0 }))).toEqual([9, 0]);
  });

  it('are computed for earlier steps once the game is over', () => {
    const running = table('bidding', {}, {});
    const over = table('over', { profit: [24], counts: [5], score: 5 }, { profit: [3, 24], counts: [4, 5], score: 9 });
    const sold = (seat: number, kept: number) => ({ type: 'set-sold', seat, cards: [], kept });
    const steps = [
      { event: { type: 'opened' }, view: null },
      { event: { type: 'dealt' }, view: running },
      { event: sold(1, 3), view: running },
      { event: sold(0, 24), view: running },
      { event: sold(1, 24), view: running },
      { event: { type: 'game-ended' }, view: over },
    ];
    expect(scoresOver(steps)).toEqual([null, [0, 0], [0, 4], [5, 4], [5, 9], [5, 9]]);
    expect(scoresOver(steps.slice(0, -1)).every((row) => row === null)).toBe(true);
  });

  it('are ranked as the server ranks them', () => {
    expect(ranking(table('over', { place: 3 }, { place: 2 }, { place: 1 }))).toEqual([2, 1, 0]);
  });
});

describe('a card that was removed', () => {
  it('goes to the player who gained cards', () => {
    const before = table('giving', {}, {}, {});
    const after = table('bidding', {}, { hand_size: 7, offer: 5 }, {});
    expect(destinationOf('lot', before, after, 0)).toBe('seat-1');
    expect(destinationOf('bid-2', before, after, 0)).toBe('seat-2');
    expect(destinationOf('hand', before, after, 0)).toBe('seat-0');
    expect(destinationOf('market', before, before, 0)).toBeNull();
  });
});
