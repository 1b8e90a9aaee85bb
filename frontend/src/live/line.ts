/** A socket that comes back by itself: with longer and longer pauses, at once when the network returns. */

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener<Message> {
  /** Where to connect to, asked anew each time: a resumed line asks only for what was missed. */
  address(): string;
  heard(message: Message): void;
  changed(state: LineState): void;
  /** The server closed for good, with this code. */
  refused(code: number): void;
}

const PING_EVERY = 20_000;
const PATIENCE = 10_000;
const PAUSES = [300, 1000, 2000, 4000, 8000];
/** Close codes that no second try would change. */
const FINAL = new Set([4000, 4001, 4004]);

export function isHidden(): boolean {
  return document.visibilityState !== 'visible';
}

/** Who has the page open and doesn't see it is told of their turn by mail. */
function ping(): object {
  return isHidden() ? { type: 'ping', hidden: true } : { type: 'ping' };
}

export class Line<Message> {
  #socket: WebSocket | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(private readonly listener: Listener<Message>) {
    addEventListener('online', this.#now);
    addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  /** Whether it was sent. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Hangs up and calls again at once: the server has to learn that somebody has become somebody else. */
  again(): void {
    const before = this.#socket;
    this.#socket = undefined;
    before?.close();
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
    this.listener.changed('closed');
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.listener.changed(this.#failures ? 'lost' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.listener.address()}`);
    this.#socket = socket;
    this.#timer = setTimeout(() => socket.close(), PATIENCE);
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.#socket || this.#ended) return;
      this.#failures = 0;
      this.listener.changed('open');
      this.#pingLater(socket);
      this.listener.heard(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  #pingLater(socket: WebSocket): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.send(ping());
      this.#timer = setTimeout(() => socket.close(), PATIENCE);
    }, PING_EVERY);
  }

  #lost(code: number): void {
    clearTimeout(this.#timer);
    this.#socket = undefined;
    if (this.#ended) return;
    if (FINAL.has(code)) {
      this.#ended = true;
      this.listener.changed('closed');
      this.listener.refused(code);
      return;
    }
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)]!;
    this.#failures += 1;
    this.listener.changed('lost');
    this.#timer = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  /** The network is back, or somebody looks at the page again: is the line still good? Or nobody looks any more. */
  #now = (): void => {
    if (this.#ended) return;
    if (isHidden()) return void this.send(ping());
    const socket = this.#socket;
    if (!socket) return this.#connect();
    if (!this.send(ping())) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => socket.close(), PATIENCE);
  };
}
