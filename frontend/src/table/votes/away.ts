/** Players who are away because they ran out of time. */
import type { Position } from '../../api/types';

export function isAway({ occupants, status }: Position, seat: number | null): boolean {
  return seat !== null && status === 'running' && !!occupants[seat]?.away_since && !occupants[seat].departed;
}

/** The seats for which the user may vote for a substitute now. */
export function replaceableSeats(position: Position, now: number): number[] {
  const { occupants, seat: mine } = position;
  if (mine === null || occupants[mine]?.departed || isAway(position, mine)) return [];
  return occupants.flatMap((occupant, seat) =>
    isAway(position, seat) && occupant!.substitute_from! / 1000 <= now ? [seat] : [],
  );
}
