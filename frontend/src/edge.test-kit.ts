/** The browser's edge for tests: sockets that a test speaks through, a server it answers for, storage, events. */
import { vi } from 'vitest';

export const storage = new Map<string, string>();
export const page = {
  visibilityState: 'visible' as DocumentVisibilityState,
  title: '',
  cookie: 'csrftoken=token',
  documentElement: { lang: '', dataset: {} },
};

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
  }

  says(message: object): void {
    this.open();
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** What the server answers: a body, or a whole response, or an error for a server that is away. */
export type Answer = (path: string, method: string, request: Request) => unknown;
export const server = {
  asked: [] as string[],
  answer: (() => {
    throw new TypeError('nobody answers');
  }) as Answer,
};

const events = new EventTarget();
export const happens = (type: string): boolean => events.dispatchEvent(new Event(type));

class SiteRequest extends Request {
  constructor(address: RequestInfo | URL, init?: RequestInit) {
    super(typeof address === 'string' ? new URL(address, 'http://house.test') : address, init);
  }
}

async function answered(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  server.asked.push(`${request.method} ${pathname}${search}`);
  const answer = await server.answer(pathname + search, request.method, request);
  return answer instanceof Response ? answer : Response.json(answer);
}

vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
vi.stubGlobal('document', page);
vi.stubGlobal('window', globalThis);
vi.stubGlobal('location', { protocol: 'http:', host: 'house.test', pathname: '/tables/t', search: '' });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
});
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('Request', SiteRequest);
vi.stubGlobal('fetch', answered);
