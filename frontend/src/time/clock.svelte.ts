/** What time it is at the server, by whose clock deadlines are told. */
import { createSubscriber } from 'svelte/reactivity';

const TICK = 1000;

class ServerClock {
  /** What has to be added to the browser's time, at least: messages take a while, so the latest one comes closest. */
  #ahead = -Infinity;
  #tick = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });

  /** A moment that has come at the server, in milliseconds since 1970. */
  heard(moment: number): void {
    if (!Number.isNaN(moment)) this.#ahead = Math.max(this.#ahead, moment - Date.now());
  }

  /** Where it is read to be shown, it is read anew each second. */
  get now(): number {
    this.#tick();
    return Date.now() + (Number.isFinite(this.#ahead) ? this.#ahead : 0);
  }
}

export const clock = new ServerClock();
