/** Reads a ladder: from the top and further down, around oneself, or by the beginning of a name. */
import { api, ask } from '../api/client';
import type { Schemas } from '../api/types';

export type Pace = 'live' | 'async';
export interface Which {
  game: string;
  pace: Pace;
  season: string;
}
type Page = Schemas['LadderPage'];

export class Reader {
  page = $state.raw<Page>();
  lines = $state.raw<readonly Schemas['LadderLine'][]>([]);
  error = $state.raw<unknown>();
  part = $state<'top' | 'around' | 'found'>('top');
  /** What is in the field to search by: the beginning of a name. */
  name = $state('');
  #which: Which = { game: '', pace: 'live', season: 'now' };
  #asked = 0;

  /** Opens a ladder; one that is open already is read again, with the search in it. */
  open(which: Which): Promise<void> {
    const { game, pace, season } = this.#which;
    if (game !== which.game || pace !== which.pace || season !== which.season) this.name = '';
    this.#which = which;
    return this.find();
  }

  top(): Promise<void> {
    return this.#show('top', this.#read());
  }

  around(): Promise<void> {
    const { game: slug, pace, season } = this.#which;
    const params = { path: { slug }, query: { pace, season } };
    return this.#show('around', ask(api.GET('/api/v1/ladders/{slug}/around-me', { params })));
  }

  find(): Promise<void> {
    const name = this.name.trim();
    if (!name) return this.top();
    const { game: slug, pace, season } = this.#which;
    const params = { path: { slug }, query: { pace, season, name } };
    return this.#show('found', ask(api.GET('/api/v1/ladders/{slug}/people', { params })));
  }

  async more(): Promise<void> {
    const before = this.lines;
    await this.#show(this.part, this.#read(this.page?.next ?? undefined), before);
  }

  #read(cursor?: string): Promise<Page> {
    const { game: slug, pace, season } = this.#which;
    const params = { path: { slug }, query: { pace, season, cursor } };
    return ask(api.GET('/api/v1/ladders/{slug}', { params }));
  }

  /** Only the last question's answer is shown. */
  async #show(part: Reader['part'], asking: Promise<Page>, before: Reader['lines'] = []): Promise<void> {
    const number = ++this.#asked;
    try {
      const page = await asking;
      if (number !== this.#asked) return;
      this.page = page;
      this.lines = [...before, ...page.lines];
      this.part = part;
      this.error = undefined;
    } catch (error) {
      if (number === this.#asked) this.error = error;
    }
  }
}
