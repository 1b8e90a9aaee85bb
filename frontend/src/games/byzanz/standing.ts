/** What can be said of a seat at a glance, from what everybody sees. */
import { MERCHANT, profit } from './cards';
import type { View } from './types';

export type Standing = 'no-bid' | 'bids' | 'passed' | 'won' | 'sells' | 'done' | 'between';

export function standing(view: View, seat: number): Standing {
  const player = view.players[seat]!;
  if (view.phase === 'last-sales') return player.done ? 'done' : 'sells';
  if (player.offer) return 'won';
  if (player.bid.length) return 'bids';
  if (player.bidding) return 'no-bid';
  return view.phase === 'bidding' || view.phase === 'giving' ? 'passed' : 'between';
}

/** Who has the highest bid; −1: nobody has bid. */
export function leaderOf(view: View): number {
  const totals = view.players.map(({ bid_total }) => bid_total);
  const highest = Math.max(...totals);
  return highest ? totals.indexOf(highest) : -1;
}

/** Profits by seat, once they are turned up. */
export function profits(view: View): number[] | null {
  return view.phase === 'over' ? view.players.map((player) => profit(player.profit)) : null;
}

/** Seats from the highest profit down; among equals, whoever has more goods left comes first (B17). */
export function ranking(view: View): number[] {
  const sums = profits(view) ?? [];
  const goods = view.players.map(({ hand }) => hand.filter((card) => card !== MERCHANT).length);
  const seats = view.players.map((_, seat) => seat);
  return seats.sort((one, other) => sums[other]! - sums[one]! || goods[other]! - goods[one]!);
}
