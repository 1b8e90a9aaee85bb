/** The public API, typed by its own document. */
import createClient from 'openapi-fetch';
import { clock } from '../time/clock.svelte';
import { uuid } from './ids';
import type { paths } from './schema';
import type { Problem } from './types';

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title);
    this.name = 'Refused';
  }
  get code(): string {
    return this.problem.code;
  }
}

/** The server doesn't answer, not in a way that can be read, or that it can't right now. */
export class Away extends Error {
  override name = 'Away';
}

let language = 'en';
export function speak(tag: string): void {
  language = tag;
}

export const api = createClient<paths>({ baseUrl: '', fetch: politely });

export async function politely(request: Request): Promise<Response> {
  request.headers.set('Accept-Language', language);
  if (request.method !== 'GET') request.headers.set('X-CSRFToken', cookie('csrftoken'));
  try {
    const response = await fetch(request);
    clock.heard(Date.parse(response.headers.get('Date') ?? ''));
    return response;
  } catch {
    throw new Away();
  }
}

/** The data of an answer; what went wrong is thrown. */
export async function ask<T>(asking: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await asking;
  if (response.ok) return data as T;
  if (isProblem(error) && error.code !== 'unavailable') throw new Refused(error);
  throw new Away();
}

/** Names a wish, so that it is carried out once however often it is sent. */
export function wish(key: string = uuid()): { header: { 'Idempotency-Key': string } } {
  return { header: { 'Idempotency-Key': key } };
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'code' in error;
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : '';
}
