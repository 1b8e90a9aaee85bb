/** Profits for the score chart and for the end of the game. */
import type { ReplayStep } from '../contract';
import type { SetSold, View } from './types';

/** By seat; null until the profits are revealed. */
export function scores({ players }: View): number[] | null {
  const known = players.flatMap(({ score }) => score ?? []);
  return known.length === players.length ? known : null;
}

/** The seats by place, the winner first. */
export function ranking({ players }: View): number[] {
  return players.map((_, seat) => seat).sort((one, other) => players[one]!.place! - players[other]!.place!);
}

/**
 * Profits after each step. They are hidden until the end, when the view has the value of every card kept as profit.
 * Null for all steps if the game is not over.
 */
export function scoresOver(steps: readonly ReplayStep[]): (number[] | null)[] {
  const end = steps.at(-1)?.view as View | null | undefined;
  if (!end || !scores(end)) return steps.map(() => null);
  const counts = new Map(end.players.flatMap(({ profit, counts }) => profit.map((card, at) => [card, counts[at]!])));
  let sums = end.players.map(() => 0);
  return steps.map(({ event, view }) => {
    if (event.type === 'set-sold') {
      const { seat, kept } = event as unknown as SetSold;
      sums = sums.with(seat, sums[seat]! + counts.get(kept)!);
    }
    return view ? sums : null;
  });
}
