/** Fakes of the browser for tests: WebSockets, a server, storage and events. */
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
  static instances: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.instances.at(-1)!;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.instances.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
  }

  receive(message: object): void {
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

/** Returns a body or a whole response; throws when the server is unreachable. */
export type Responder = (path: string, method: string, request: Request) => unknown;
export const server = {
  requests: [] as string[],
  respond: (() => {
    throw new TypeError('unreachable');
  }) as Responder,
};

const events = new EventTarget();
export const dispatch = (type: string): boolean => events.dispatchEvent(new Event(type));

class SiteRequest extends Request {
  constructor(address: RequestInfo | URL, init?: RequestInit) {
    super(typeof address === 'string' ? new URL(address, 'http://site.test') : address, init);
  }
}

async function fakeFetch(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  server.requests.push(`${request.method} ${pathname}${search}`);
  const response = await server.respond(pathname + search, request.method, request);
  return response instanceof Response ? response : Response.json(response);
}

vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
vi.stubGlobal('document', page);
vi.stubGlobal('window', globalThis);
vi.stubGlobal('location', { protocol: 'http:', host: 'site.test', pathname: '/tables/t', search: '' });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
});
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('Request', SiteRequest);
vi.stubGlobal('fetch', fakeFetch);
