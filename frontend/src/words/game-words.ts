/**
 * A game's sentences, said as the server says them: whatever has a `type` is said by the message `<role>-<type>` with its
 * fields as arguments; `words` tells which field is said by which message, a list is joined as the language joins lists,
 * and its length is there as `$<field>_count`, which is 0 of a field that says nothing; one with something for every seat is there with their names, too, as
 * `$<field>_by_seat`.
 */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { api, ask } from '../api/client';
import type { Thing } from '../api/types';
import { bundleOf, format } from './words.svelte';

export type Role = 'event' | 'action' | 'prompt' | 'standing' | 'reason';
export type FieldWords = Record<string, Record<string, Record<string, string>>>;

export class GameWords {
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;

  constructor(
    readonly language: string,
    catalogue: string,
    readonly fields: FieldWords,
  ) {
    this.#bundle = bundleOf(language, catalogue);
    this.#lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  }

  /** The sentence for a thing; null if the game has none. */
  say(role: Role, thing: Thing, names: readonly string[]): string | null {
    const fields = this.fields[role]?.[thing.type] ?? {};
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(thing)) {
      values[`${name}_count`] = Array.isArray(value) ? value.length : Number(value !== null);
      if (Array.isArray(value) && value.length === names.length)
        values[`${name}_by_seat`] = this.#bySeat(value, fields[name], names);
      const said = this.#render(value, fields[name], names);
      if (said !== null) values[name] = said;
    }
    return this.text(`${role}-${thing.type}`, values);
  }

  /** A single word: a card, a good, a place; a seat by its player's name. */
  word(word: string, value: string | number, names: readonly string[] = []): string {
    if (word === 'seat') return names[Number(value)] ?? String(value);
    return this.text(word, { value }) ?? String(value);
  }

  text(id: string, values?: Record<string, FluentVariable>): string | null {
    return format(this.#bundle, id, values);
  }

  list(items: readonly string[]): string {
    return this.#lists.format(items);
  }

  #bySeat(values: readonly unknown[], word: string | undefined, names: readonly string[]): string {
    return values.map((value, seat) => `${names[seat]}: ${String(this.#render(value, word, names))}`).join(', ');
  }

  #render(value: unknown, word: string | undefined, names: readonly string[]): FluentVariable | null {
    if (Array.isArray(value)) {
      const said = value.map((item) => this.#render(item, word, names));
      return said.includes(null) ? null : this.list(said.map(String));
    }
    if (typeof value === 'boolean') return Number(value);
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    return word ? this.word(word, value, names) : value;
  }
}

const loaded = new Map<string, Promise<GameWords>>();

export function gameWords(slug: string, language: string): Promise<GameWords> {
  const key = `${slug} ${language}`;
  let words = loaded.get(key);
  if (!words) {
    words = load(slug, language);
    words.catch(() => loaded.delete(key));
    loaded.set(key, words);
  }
  return words;
}

async function load(slug: string, language: string): Promise<GameWords> {
  const params = { path: { slug }, query: { language: language as 'en' } };
  const { fluent, words } = await ask(api.GET('/api/v1/games/{slug}/messages', { params }));
  return new GameWords(language, fluent, words);
}
