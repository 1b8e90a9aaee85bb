import type { Rng } from '../rng.ts';

/** The options with which the table was opened. */
export interface TableOptions {
  seats: number;
  options: Readonly<Record<string, unknown>>;
}

/** The first event of a game. Its fields are in the same order as in the log. */
export interface SetupEvent {
  type: string;
  [field: string]: unknown;
}

/** Deals a game from its seed, as the server does. Undefined if this client doesn't support the options. */
export type Deal = (table: TableOptions, rng: Rng) => Promise<SetupEvent | undefined>;
