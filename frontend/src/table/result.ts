/** Facts about a result. */
import type { Occupant, Result } from '../api/types';

/** Whether players with the same score have different places. */
export function hasBrokenTie({ scores, places }: Result): boolean {
  return scores.some((score, seat) => scores.some((other, at) => other === score && places[at] !== places[seat]));
}

/** Whether the players agreed to end the game: then there are no scores and no winner. */
export function isEndedByAgreement({ scores }: Result): boolean {
  return scores.length === 0;
}

/** Whether bots have seats of their own. They don't vote on the end of the game. */
export function hasBots(occupants: readonly (Occupant | null)[]): boolean {
  return occupants.some((occupant) => occupant?.bot && !occupant.departed);
}

/** The seats of the remaining players who have voted to end the game, and of those who have not. */
export function endVotes(occupants: readonly (Occupant | null)[]): { agreed: number[]; missing: number[] } {
  const people = occupants.filter((one) => one !== null && one.bot === null && !one.departed) as Occupant[];
  const seats = (agrees: boolean) => people.filter((one) => one.votes_to_end === agrees).map(({ seat }) => seat);
  return { agreed: seats(true), missing: seats(false) };
}
