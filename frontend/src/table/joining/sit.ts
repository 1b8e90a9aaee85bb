/** Opening tables and sitting down. Every player adds a nonce to the seed, so that nobody can control the deal alone. */
import { api, idempotencyHeader, unwrap } from '../../api/client';
import type { Game, Position, Schemas, Table } from '../../api/types';
import { randomHex } from '../../api/ids';
import { session } from '../../session.svelte';

/** The request to open a table of any game; fields that are left out get their defaults. */
export type OpenTableRequest = Partial<Omit<Schemas['OpenTable'], 'game' | 'seats' | 'bots' | 'options'>> & {
  game: string;
  seats: number;
  bots: string[];
  options?: Record<string, unknown>;
};

/** Opens a table. The same request after an error has the same Idempotency-Key, so that it opens no second table. */
export class TableOpener {
  #lastRequest = '';
  #header = idempotencyHeader();

  async open(request: OpenTableRequest): Promise<Table> {
    const text = JSON.stringify(request);
    if (text !== this.#lastRequest) [this.#lastRequest, this.#header] = [text, idempotencyHeader()];
    await session.ensureUser();
    return unwrap(api.POST('/api/v1/tables', { params: this.#header, body: request as Schemas['OpenTable'] }));
  }
}

export async function sitDown(id: string, invitation = '', seat: number | null = null): Promise<Position> {
  await session.ensureUser();
  const params = { path: { table: id }, ...idempotencyHeader() };
  const body = { nonce: randomHex(16), seat, invitation };
  const result = await unwrap(api.POST('/api/v1/tables/{table}/seats', { params, body }));
  if (result.result === 'appended') localStorage.setItem(`nonce ${id}`, body.nonce);
  return result.position;
}

export function forgetNonce(id: string): void {
  localStorage.removeItem(`nonce ${id}`);
}

/** The nonce that this browser added to the seed of a table; verification looks for it in the log. */
export function savedNonce(id: string): string | undefined {
  return localStorage.getItem(`nonce ${id}`) ?? undefined;
}

/** Four, or as many as the game allows. */
export function defaultSeatCount(game: Game): number {
  return game.seats.includes(4) ? 4 : game.seats.at(-1)!;
}

/** Opens a table with bots and sits down: the “Play now” button. */
export async function playNow(game: Game, seats: number, level: string): Promise<string> {
  const request = { game: game.slug, seats, bots: Array(seats - 1).fill(level), listed: false };
  const table = await new TableOpener().open(request);
  await sitDown(table.id);
  return table.id;
}
