/** Polls an unreachable server with growing delays until it answers; at once on request or when the network returns. */
import { api, ApiError, unwrap } from '../api/client';

const RETRY_DELAYS = [1000, 2000, 4000, 8000];

/** Whether the server answers at all; an error response counts as an answer. */
export async function isServerUp(): Promise<boolean> {
  try {
    await unwrap(api.GET('/api/v1/session'));
    return true;
  } catch (error) {
    return error instanceof ApiError;
  }
}

export class ServerProbe {
  isProbing = $state(false);
  failures = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(private readonly onServerUp: () => void) {
    addEventListener('online', this.probe);
    this.#probeLater();
  }

  probe = async (): Promise<void> => {
    if (this.isProbing || this.#isStopped) return;
    clearTimeout(this.#timer);
    this.isProbing = true;
    const isUp = await isServerUp();
    this.isProbing = false;
    if (this.#isStopped) return;
    if (isUp) {
      this.stop();
      this.onServerUp();
      return;
    }
    this.failures += 1;
    this.#probeLater();
  };

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.probe);
  }

  #probeLater(): void {
    const delay = RETRY_DELAYS[Math.min(this.failures, RETRY_DELAYS.length - 1)]!;
    this.#timer = setTimeout(this.probe, delay * (0.75 + Math.random() / 2));
  }
}
