/** Who is away, and for how long others wait for them. */
import type { Position } from '../api/types';

export function isAway({ chairs, status }: Position, seat: number | null): boolean {
  return seat !== null && status === 'running' && !!chairs[seat]?.away_since && !chairs[seat].departed;
}

/** The seats for which whoever plays here may wish for a substitute now. */
export function longAway(position: Position, now: number): number[] {
  const { chairs, seat: mine } = position;
  if (mine === null || chairs[mine]?.departed || isAway(position, mine)) return [];
  return chairs.flatMap((chair, seat) =>
    isAway(position, seat) && chair!.substitute_from! / 1000 <= now ? [seat] : [],
  );
}
