/**
 * Formats a game's messages as the server does. An object with a `type` is described by the message `<role>-<type>`, with
 * its fields as variables. `fields` names the message that describes a field's value. Lists are joined in the way of the
 * language. Besides `$<field>` there are `$<field>_count`, the length of a list (0 for null, else 1), and
 * `$<field>_by_seat` for lists with one item per seat, with the players' names. For fields with seats, `$<field>_own` says
 * whether they include the reader's own seat: `only`, `too` (with others) or `no`.
 */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { api, unwrap } from '../api/client';
import type { Tagged } from '../api/types';
import { createBundle, formatMessage } from './i18n.svelte';

export type Role = 'event' | 'action' | 'prompt' | 'standing' | 'reason';
export type FieldMessages = Record<string, Record<string, Record<string, string>>>;

export class GameMessages {
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;

  constructor(
    readonly language: string,
    catalogue: string,
    readonly fields: FieldMessages,
  ) {
    this.#bundle = createBundle(language, catalogue);
    this.#lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  }

  /** The sentence that describes an object; null if the game has no message for it. */
  describe(role: Role, thing: Tagged, names: readonly string[], own: number | null = null): string | null {
    const fields = this.fields[role]?.[thing.type] ?? {};
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(thing)) {
      values[`${name}_count`] = Array.isArray(value) ? value.length : Number(value !== null);
      if (fields[name] === 'seat') values[`${name}_own`] = ownAmong(Array.isArray(value) ? value : [value], own);
      if (Array.isArray(value) && value.length === names.length)
        values[`${name}_by_seat`] = this.#bySeat(value, fields[name], names);
      const text = this.#render(value, fields[name], names);
      if (text !== null) values[name] = text;
    }
    return this.message(`${role}-${thing.type}`, values);
  }

  /** The text for a single value: a card, a good, a place; for a seat its player's name. */
  word(word: string, value: string | number, names: readonly string[] = []): string {
    if (word === 'seat') return names[Number(value)] ?? String(value);
    return this.message(word, { value }) ?? String(value);
  }

  message(id: string, values?: Record<string, FluentVariable>): string | null {
    return formatMessage(this.#bundle, id, values);
  }

  list(items: readonly string[]): string {
    return this.#lists.format(items);
  }

  #bySeat(values: readonly unknown[], word: string | undefined, names: readonly string[]): string {
    return values.map((value, seat) => `${names[seat]}: ${String(this.#render(value, word, names))}`).join(', ');
  }

  #render(value: unknown, word: string | undefined, names: readonly string[]): FluentVariable | null {
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#render(item, word, names));
      return items.includes(null) ? null : this.list(items.map(String));
    }
    if (typeof value === 'boolean') return Number(value);
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    return word ? this.word(word, value, names) : value;
  }
}

function ownAmong(seats: readonly unknown[], own: number | null): string {
  if (own === null || !seats.includes(own)) return 'no';
  return seats.length === 1 ? 'only' : 'too';
}

const loaded = new Map<string, Promise<GameMessages>>();

export function loadGameMessages(slug: string, language: string): Promise<GameMessages> {
  const key = `${slug} ${language}`;
  let messages = loaded.get(key);
  if (!messages) {
    messages = load(slug, language);
    messages.catch(() => loaded.delete(key));
    loaded.set(key, messages);
  }
  return messages;
}

async function load(slug: string, language: string): Promise<GameMessages> {
  const params = { path: { slug }, query: { language: language as 'en' } };
  const { fluent, field_messages } = await unwrap(api.GET('/api/v1/games/{slug}/messages', { params }));
  return new GameMessages(language, fluent, field_messages);
}
