/** Waits for a server that is away: asks again and again with longer and longer pauses, at once when somebody wishes so. */
import { api, ask, Refused } from '../api/client';

const PAUSES = [1000, 2000, 4000, 8000];

/** Whether it answers at all; a refusal is an answer too. */
export async function isThere(): Promise<boolean> {
  try {
    await ask(api.GET('/api/v1/session'));
    return true;
  } catch (error) {
    return error instanceof Refused;
  }
}

export class Return {
  isAsking = $state(false);
  /** How often it was asked in vain. */
  failures = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(private readonly back: () => void) {
    addEventListener('online', this.ask);
    this.#askLater();
  }

  ask = async (): Promise<void> => {
    if (this.isAsking || this.#isOver) return;
    clearTimeout(this.#timer);
    this.isAsking = true;
    const isBack = await isThere();
    this.isAsking = false;
    if (this.#isOver) return;
    if (isBack) {
      this.end();
      this.back();
      return;
    }
    this.failures += 1;
    this.#askLater();
  };

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.ask);
  }

  #askLater(): void {
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)]!;
    this.#timer = setTimeout(this.ask, pause * (0.75 + Math.random() / 2));
  }
}
