/** Who is here. Everybody may look around; who plays becomes a guest by the first click. */
import { api, ask } from './api/client';
import type { Me } from './api/types';

class Session {
  me = $state.raw<Me | null>(null);
  #asked: Promise<unknown> | undefined;
  #entering: Promise<Me> | undefined;

  /** Who is here now; the server is asked once, and again if it was away. */
  async ready(): Promise<Me | null> {
    this.#asked ??= this.refresh();
    try {
      await this.#asked;
    } catch (error) {
      this.#asked = undefined;
      throw error;
    }
    return this.me;
  }

  async refresh(): Promise<Me | null> {
    this.me = (await ask(api.GET('/api/v1/session'))).me;
    return this.me;
  }

  /** A guest's account, for whoever has none. */
  async enter(): Promise<Me> {
    this.#entering ??= this.#enter().finally(() => (this.#entering = undefined));
    return this.#entering;
  }

  async #enter(): Promise<Me> {
    await this.ready();
    return (this.me ??= await ask(api.POST('/api/v1/guest', { body: { language: null } })));
  }

  async change(preferences: Record<string, unknown>): Promise<void> {
    if (this.me) this.me = await ask(api.PATCH('/api/v1/me', { body: preferences }));
  }
}

export const session = new Session();
