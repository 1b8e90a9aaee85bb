/** Whether this person hears of a table by mail. */
import { api, ask } from '../api/client';

export class Muting {
  /** Null until it is known. */
  muted = $state<boolean | null>(null);
  readonly #at: { params: { path: { table: string } } };

  constructor(table: string) {
    this.#at = { params: { path: { table } } };
  }

  async load(): Promise<void> {
    this.muted = (await ask(api.GET('/api/v1/tables/{table}/mute', this.#at))).muted;
  }

  async toggle(): Promise<void> {
    const muted = !this.muted;
    await ask(
      muted ? api.PUT('/api/v1/tables/{table}/mute', this.#at) : api.DELETE('/api/v1/tables/{table}/mute', this.#at),
    );
    this.muted = muted;
  }
}
