/** Whether the user has muted email about a table. */
import { api, unwrap } from '../api/client';

export class MailMute {
  /** Null until it is loaded. */
  muted = $state<boolean | null>(null);
  readonly #options: { params: { path: { table: string } } };

  constructor(table: string) {
    this.#options = { params: { path: { table } } };
  }

  async load(): Promise<void> {
    this.muted = (await unwrap(api.GET('/api/v1/tables/{table}/mute', this.#options))).muted;
  }

  async toggle(): Promise<void> {
    const muted = !this.muted;
    await unwrap(
      muted
        ? api.PUT('/api/v1/tables/{table}/mute', this.#options)
        : api.DELETE('/api/v1/tables/{table}/mute', this.#options),
    );
    this.muted = muted;
  }
}
