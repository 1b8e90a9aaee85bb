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

  async load(): Promise<void> {
    try {
      this.#text = (await ask(api.GET('/api/v1/tables/{table}/note', this.#place))).text;
      this.state = 'saved';
    } catch {
      this.state = 'unread';
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

  get #place() {
    return { params: { path: { table: this.table } } };
  }
}
