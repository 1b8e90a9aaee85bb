/** A private note that saves itself: a moment after the last letter, and when one leaves. */
import { api, ask } from '../api/client';

const PAUSE = 800;

export type NoteState = 'loading' | 'unread' | 'saved' | 'writing' | 'failed';

export class Note {
  state = $state<NoteState>('loading');
  #text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> = Promise.resolve();

  constructor(private readonly table: string) {}

  /** What was typed here and is not saved yet is newer than what the server has. */
  async load(): Promise<void> {
    await this.#saving;
    if (this.state === 'writing' || this.state === 'failed') return;
    this.state = 'loading';
    try {
      const { text } = await ask(api.GET('/api/v1/tables/{table}/note', this.#place));
      if (!this.#isUnread) return;
      this.#text = text;
      this.state = 'saved';
    } catch {
      if (this.#isUnread) this.state = 'unread';
    }
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    this.state = 'writing';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), PAUSE);
  }

  /** What was not saved yet; one after the other, so that the last one stands. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    return (this.#saving = this.#saving.then(() => this.#save()));
  }

  async #save(): Promise<void> {
    if (this.state !== 'writing' && this.state !== 'failed') return;
    const text = this.#text;
    try {
      await ask(api.PUT('/api/v1/tables/{table}/note', { ...this.#place, body: { text } }));
      if (text === this.#text) this.state = 'saved';
    } catch {
      this.state = 'failed';
    }
  }

  /** Nobody can type before it was read. */
  get #isUnread(): boolean {
    return this.state === 'loading' || this.state === 'unread';
  }

  get #place() {
    return { params: { path: { table: this.table } } };
  }
}
