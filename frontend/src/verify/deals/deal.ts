import type { Rng } from '../rng.ts';

/** What was agreed on when the table was opened. */
export interface Agreed {
  seats: number;
  options: Readonly<Record<string, unknown>>;
}

/** The first event of a game, field by field in the order in which the log has them. */
export interface SetUp {
  type: string;
  [field: string]: unknown;
}

/** Repeats what is drawn when a game is set up; undefined where that is not known here. */
export type Deal = (agreed: Agreed, rng: Rng) => Promise<SetUp | undefined>;
