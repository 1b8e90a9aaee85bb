/** What a result tells besides its figures. */
import type { Chair, Result } from '../api/types';

/** Whether somebody stands before somebody else with the same score. */
export function hasBrokenTie({ scores, places }: Result): boolean {
  return scores.some((score, seat) => scores.some((other, at) => other === score && places[at] !== places[seat]));
}

/** Whether those who played agreed to end it: then there are no points, and nobody has won. */
export function isEndedTogether({ scores }: Result): boolean {
  return scores.length === 0;
}

/** Whether bots sit there from the beginning: nobody asks them whether a game should end. */
export function hasBots(chairs: readonly (Chair | null)[]): boolean {
  return chairs.some((chair) => chair?.bot && !chair.departed);
}

/** Of those who still play, by seat: who would end the game here, and who would have to agree. */
export function endWishers(chairs: readonly (Chair | null)[]): { agreed: number[]; missing: number[] } {
  const people = chairs.filter((chair) => chair !== null && chair.bot === null && !chair.departed) as Chair[];
  const seats = (wishes: boolean) => people.filter((chair) => chair.wishes_end === wishes).map(({ seat }) => seat);
  return { agreed: seats(true), missing: seats(false) };
}
