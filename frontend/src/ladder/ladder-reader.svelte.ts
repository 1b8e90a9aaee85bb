/** Reads a ladder: page by page from the top, around the user, or by the beginning of a name. */
import { api, unwrap } from '../api/client';
import type { Schemas } from '../api/types';

export type Speed = 'live' | 'async';
export interface LadderKey {
  game: string;
  speed: Speed;
  season: string;
}
type Page = Schemas['LadderPage'];

export class LadderReader {
  page = $state.raw<Page>();
  lines = $state.raw<readonly Schemas['LadderLine'][]>([]);
  error = $state.raw<unknown>();
  part = $state<'top' | 'around' | 'found'>('top');
  /** The content of the search field: the beginning of a name. */
  name = $state('');
  #ladder: LadderKey = { game: '', speed: 'live', season: 'now' };
  #requests = 0;

  /** Opens a ladder. The same ladder is read again and keeps its search. */
  open(ladder: LadderKey): Promise<void> {
    const { game, speed, season } = this.#ladder;
    if (game !== ladder.game || speed !== ladder.speed || season !== ladder.season) this.name = '';
    this.#ladder = ladder;
    return this.find();
  }

  top(): Promise<void> {
    return this.#show('top', this.#read());
  }

  around(): Promise<void> {
    const { game: slug, speed, season } = this.#ladder;
    const params = { path: { slug }, query: { speed, season } };
    return this.#show('around', unwrap(api.GET('/api/v1/ladders/{slug}/around-me', { params })));
  }

  find(): Promise<void> {
    const name = this.name.trim();
    if (!name) return this.top();
    const { game: slug, speed, season } = this.#ladder;
    const params = { path: { slug }, query: { speed, season, name } };
    return this.#show('found', unwrap(api.GET('/api/v1/ladders/{slug}/people', { params })));
  }

  async more(): Promise<void> {
    const before = this.lines;
    await this.#show(this.part, this.#read(this.page?.next ?? undefined), before);
  }

  #read(cursor?: string): Promise<Page> {
    const { game: slug, speed, season } = this.#ladder;
    const params = { path: { slug }, query: { speed, season, cursor } };
    return unwrap(api.GET('/api/v1/ladders/{slug}', { params }));
  }

  /** Only the response to the last request is shown. */
  async #show(part: LadderReader['part'], request: Promise<Page>, before: LadderReader['lines'] = []): Promise<void> {
    const number = ++this.#requests;
    try {
      const page = await request;
      if (number !== this.#requests) return;
      this.page = page;
      this.lines = [...before, ...page.lines];
      this.part = part;
      this.error = undefined;
    } catch (error) {
      if (number === this.#requests) this.error = error;
    }
  }
}
