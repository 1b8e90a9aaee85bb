/** Opening tables and sitting down. Everybody adds a nonce of their own to the seed, so that nobody deals alone. */
import { api, ask, wish } from '../api/client';
import type { Game, Position, Schemas, Table } from '../api/types';
import { randomHex } from '../api/ids';
import { session } from '../session.svelte';

/** Of any game: only the server knows which chairs, bots and options each of them has. What isn't said is as usual. */
export type Opening = Partial<Omit<Schemas['Opening'], 'game' | 'seats' | 'bots' | 'options'>> & {
  game: string;
  seats: number;
  bots: string[];
  options?: Record<string, unknown>;
};

/** Whoever tries again because something went wrong gets the table of the first try, unless they ask for another. */
export class Opener {
  #wanted = '';
  #wish = wish();

  async open(opening: Opening): Promise<Table> {
    const wanted = JSON.stringify(opening);
    if (wanted !== this.#wanted) [this.#wanted, this.#wish] = [wanted, wish()];
    await session.enter();
    return ask(api.POST('/api/v1/tables', { params: this.#wish, body: opening as Schemas['Opening'] }));
  }
}

export async function sitDown(id: string, invitation = '', seat: number | null = null): Promise<Position> {
  await session.enter();
  const params = { path: { table: id }, ...wish() };
  const body = { nonce: randomHex(16), seat, invitation };
  const done = await ask(api.POST('/api/v1/tables/{table}/seats', { params, body }));
  if (done.result === 'appended') localStorage.setItem(`nonce ${id}`, body.nonce);
  return done.position;
}

export function forgetNonce(id: string): void {
  localStorage.removeItem(`nonce ${id}`);
}

/** What this browser added to the seed of a table, to find it again in the log. */
export function keptNonce(id: string): string | undefined {
  return localStorage.getItem(`nonce ${id}`) ?? undefined;
}

/** As many as make a lively game. */
export function livelySeats(game: Game): number {
  return game.seats.includes(4) ? 4 : game.seats.at(-1)!;
}

/** A table with bots, and a chair at it: what "Play now" does. */
export async function playNow(game: Game, seats: number, level: string): Promise<string> {
  const opening = { game: game.slug, seats, bots: Array(seats - 1).fill(level), listed: false };
  const table = await new Opener().open(opening);
  await sitDown(table.id);
  return table.id;
}
