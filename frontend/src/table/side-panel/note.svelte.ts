/** A private note that saves itself: shortly after the last key press, and when the user leaves. */
import { api, unwrap } from '../../api/client';

const SAVE_DELAY = 800;

export type NoteState = 'loading' | 'load-failed' | 'saved' | 'unsaved' | 'save-failed';

export class Note {
  state = $state<NoteState>('loading');
  #text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> = Promise.resolve();

  constructor(private readonly table: string) {}

  /** Unsaved text is newer than the server's, so it is not replaced. */
  async load(): Promise<void> {
    await this.#saving;
    if (this.state === 'unsaved' || this.state === 'save-failed') return;
    this.state = 'loading';
    try {
      const { text } = await unwrap(api.GET('/api/v1/tables/{table}/note', this.#options));
      if (!this.#isNotLoaded) return;
      this.#text = text;
      this.state = 'saved';
    } catch {
      if (this.#isNotLoaded) this.state = 'load-failed';
    }
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    this.state = 'unsaved';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), SAVE_DELAY);
  }

  /** Saves unsaved text. Requests run one after the other, so that the last one wins. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    return (this.#saving = this.#saving.then(() => this.#save()));
  }

  async #save(): Promise<void> {
    if (this.state !== 'unsaved' && this.state !== 'save-failed') return;
    const text = this.#text;
    try {
      await unwrap(api.PUT('/api/v1/tables/{table}/note', { ...this.#options, body: { text } }));
      if (text === this.#text) this.state = 'saved';
    } catch {
      this.state = 'save-failed';
    }
  }

  /** The field is disabled until the note is loaded. */
  get #isNotLoaded(): boolean {
    return this.state === 'loading' || this.state === 'load-failed';
  }

  get #options() {
    return { params: { path: { table: this.table } } };
  }
}
