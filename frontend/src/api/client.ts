/** The client of the public API, typed by its OpenAPI document. */
import createClient from 'openapi-fetch';
import { serverClock } from '../time/server-clock.svelte';
import { uuid } from './ids';
import type { paths } from './schema';
import type { Problem } from './types';

/** The server has refused a request, with an RFC 9457 problem. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title);
    this.name = 'ApiError';
  }
  get code(): string {
    return this.problem.code;
  }
}

/** The server can't be reached, its response can't be read, or it is temporarily unavailable. */
export class ServerUnavailable extends Error {
  override name = 'ServerUnavailable';
}

let language = 'en';
/** For the Accept-Language header of all requests from now on. */
export function setRequestLanguage(tag: string): void {
  language = tag;
}

export const api = createClient<paths>({ baseUrl: '', fetch: apiFetch });

/** `fetch` with the site's headers. Throws `ServerUnavailable` when no response arrives. */
export async function apiFetch(request: Request): Promise<Response> {
  request.headers.set('Accept-Language', language);
  if (request.method !== 'GET') request.headers.set('X-CSRFToken', cookie('csrftoken'));
  try {
    const response = await fetch(request);
    serverClock.observe(Date.parse(response.headers.get('Date') ?? ''));
    return response;
  } catch {
    throw new ServerUnavailable();
  }
}

/** Returns the data of a response; throws `ApiError` or `ServerUnavailable`. */
export async function unwrap<T>(request: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await request;
  if (response.ok) return data as T;
  if (isProblem(error) && error.code !== 'unavailable') throw new ApiError(error);
  throw new ServerUnavailable();
}

/** Parameters with an Idempotency-Key: the server carries the request out once, however often it is sent. */
export function idempotencyHeader(key: string = uuid()): { header: { 'Idempotency-Key': string } } {
  return { header: { 'Idempotency-Key': key } };
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'code' in error;
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : '';
}
