/** The current user. Anyone may look around; a guest account is created when a visitor starts to play. */
import { api, unwrap } from './api/client';
import type { Me } from './api/types';

class Session {
  me = $state.raw<Me | null>(null);
  #loading: Promise<unknown> | undefined;
  #creatingGuest: Promise<Me> | undefined;

  /** The current user, requested once; requested again if the server was unreachable. */
  async ready(): Promise<Me | null> {
    this.#loading ??= this.refresh();
    try {
      await this.#loading;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
    return this.me;
  }

  async refresh(): Promise<Me | null> {
    this.me = (await unwrap(api.GET('/api/v1/session'))).me;
    return this.me;
  }

  /** Creates a guest account unless there is a user already. */
  async ensureUser(): Promise<Me> {
    this.#creatingGuest ??= this.#createGuest().finally(() => (this.#creatingGuest = undefined));
    return this.#creatingGuest;
  }

  async #createGuest(): Promise<Me> {
    await this.ready();
    return (this.me ??= await unwrap(api.POST('/api/v1/guest', { body: { language: null } })));
  }

  async savePreferences(preferences: Record<string, unknown>): Promise<void> {
    if (this.me) this.me = await unwrap(api.PATCH('/api/v1/me', { body: preferences }));
  }
}

export const session = new Session();
