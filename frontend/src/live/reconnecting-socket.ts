/** A WebSocket that reconnects by itself: with growing delays, and at once when the network returns. */

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

export interface SocketHandlers<Message> {
  /** The path to connect to, called for each connection: a resumed one requests only the missed events. */
  path(): string;
  onMessage(message: Message): void;
  onStateChange(state: ConnectionState): void;
  /** The server closed the connection for good, with this code. */
  onRejected(code: number): void;
}

const PING_INTERVAL = 20_000;
const TIMEOUT = 10_000;
const RETRY_DELAYS = [300, 1000, 2000, 4000, 8000];
/** Close codes after which reconnecting would not help. */
const FINAL_CLOSE_CODES = new Set([4000, 4001, 4004]);

export function isPageHidden(): boolean {
  return document.visibilityState !== 'visible';
}

/** The server sends email about a turn to players whose page is hidden. */
function pingMessage(): object {
  return isPageHidden() ? { type: 'ping', hidden: true } : { type: 'ping' };
}

export class ReconnectingSocket<Message> {
  #socket: WebSocket | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(private readonly handlers: SocketHandlers<Message>) {
    addEventListener('online', this.#checkConnection);
    addEventListener('visibilitychange', this.#checkConnection);
    this.#connect();
  }

  /** Returns whether it was sent. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Opens a new connection at once, because the user or the seat has changed. */
  reconnect(): void {
    const previous = this.#socket;
    this.#socket = undefined;
    previous?.close();
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#checkConnection);
    removeEventListener('visibilitychange', this.#checkConnection);
    this.#socket?.close();
    this.handlers.onStateChange('closed');
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.handlers.onStateChange(this.#failures ? 'lost' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.handlers.path()}`);
    this.#socket = socket;
    this.#timer = setTimeout(() => socket.close(), TIMEOUT);
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.#socket || this.#isClosed) return;
      this.#failures = 0;
      this.handlers.onStateChange('open');
      this.#pingLater(socket);
      this.handlers.onMessage(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#onClose(code);
    };
  }

  #pingLater(socket: WebSocket): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.send(pingMessage());
      this.#timer = setTimeout(() => socket.close(), TIMEOUT);
    }, PING_INTERVAL);
  }

  #onClose(code: number): void {
    clearTimeout(this.#timer);
    this.#socket = undefined;
    if (this.#isClosed) return;
    if (FINAL_CLOSE_CODES.has(code)) {
      this.#isClosed = true;
      this.handlers.onStateChange('closed');
      this.handlers.onRejected(code);
      return;
    }
    const delay = RETRY_DELAYS[Math.min(this.#failures, RETRY_DELAYS.length - 1)]!;
    this.#failures += 1;
    this.handlers.onStateChange('lost');
    this.#timer = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2));
  }

  /** The network is back, or the page was shown: check the connection. When the page was hidden, tell the server. */
  #checkConnection = (): void => {
    if (this.#isClosed) return;
    if (isPageHidden()) return void this.send(pingMessage());
    const socket = this.#socket;
    if (!socket) return this.#connect();
    if (!this.send(pingMessage())) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => socket.close(), TIMEOUT);
  };
}
