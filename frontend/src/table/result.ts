/** What a result tells besides its figures. */
import type { Result } from '../api/types';

/** Whether somebody stands before somebody else with the same score. */
export function hasBrokenTie({ scores, places }: Result): boolean {
  return scores.some((score, seat) => scores.some((other, at) => other === score && places[at] !== places[seat]));
}
