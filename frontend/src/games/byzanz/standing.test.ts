import { describe, expect, it } from 'vitest';
import { wentTo } from './routes';
import { leaderOf, profits, ranking, standing } from './standing';
import type { PlayerView, View } from './types';

const player = (more: Partial<PlayerView>): PlayerView => ({
  hand_size: 4,
  hand: [],
  bid: [],
  bid_total: 0,
  bidding: true,
  offer: 0,
  profit_cards: 0,
  profit: [],
  done: false,
  ...more,
});
const table = (phase: View['phase'], ...players: Partial<PlayerView>[]): View =>
  ({ phase, players: players.map(player) }) as View;

describe('how a seat stands', () => {
  it('follows the auction', () => {
    const view = table('bidding', {}, { bid: [3], bid_total: 4 }, { bidding: false }, { bidding: false, offer: 5 });
    expect([0, 1, 2, 3].map((seat) => standing(view, seat))).toEqual(['no-bid', 'bids', 'passed', 'won']);
    expect(leaderOf(view)).toBe(1);
  });

  it('counts profits only when they are turned up', () => {
    expect(profits(table('last-sales', { profit_cards: 2 }))).toBeNull();
    expect(profits(table('over', { profit: [3, 24] }, {}))).toEqual([9, 0]);
  });

  it('ranks equals by the goods they have left', () => {
    const view = table('over', { profit: [0] }, { profit: [3], hand: [24, 24] }, { profit: [3], hand: [5] });
    expect(ranking(view)).toEqual([2, 1, 0]);
  });
});

describe('a card that is no longer to be seen', () => {
  it('goes to whoever has gained', () => {
    const before = table('giving', {}, {}, {});
    const after = table('bidding', {}, { hand_size: 7, offer: 5 }, {});
    expect(wentTo('lot', before, after, 0)).toBe('seat-1');
    expect(wentTo('bid-2', before, after, 0)).toBe('seat-2');
    expect(wentTo('hand', before, after, 0)).toBe('seat-0');
    expect(wentTo('market', before, before, 0)).toBeNull();
  });
});
