/** The server's time, which deadlines refer to. */
import { createSubscriber } from 'svelte/reactivity';

const TICK = 1000;

class ServerClock {
  /** The server's lead over the browser's clock: the maximum seen, because responses arrive with a delay. */
  #offset = -Infinity;
  #tick = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });

  /** Takes note of a server timestamp, in milliseconds since 1970. */
  observe(timestamp: number): void {
    if (!Number.isNaN(timestamp)) this.#offset = Math.max(this.#offset, timestamp - Date.now());
  }

  /** Reactive: effects and templates that read it run again every second. */
  get now(): number {
    this.#tick();
    return Date.now() + (Number.isFinite(this.#offset) ? this.#offset : 0);
  }
}

export const serverClock = new ServerClock();
