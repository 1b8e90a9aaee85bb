/** Signing up, in and out: the doors of django-allauth for browsers. */
import { Away, politely } from './client';

const DOOR = '/api/v1/auth/browser/v1/';
const PROGRAMS_DOOR = '/api/v1/auth/app/v1/';

/** What was wrong with which field: allauth's codes never change, its sentences come in the reader's language. */
export class AuthRefused extends Error {
  constructor(readonly errors: readonly { message: string; code: string; param?: string }[]) {
    super(errors.map((error) => error.message).join(' '));
    this.name = 'AuthRefused';
  }
}

const credentials = (login: string, password: string) => ({
  [login.includes('@') ? 'email' : 'username']: login,
  password,
});
export const signIn = (login: string, password: string) => post('auth/login', credentials(login, password));
/** Whether one could sign in so, without doing it: who leaves another account for it should not be left with none. */
export async function trySignIn(login: string, password: string): Promise<void> {
  const asProgram = { door: PROGRAMS_DOOR, credentials: 'omit' } as const;
  const { meta } = await call('POST', 'auth/login', credentials(login, password), asProgram);
  if (meta?.session_token) await call('DELETE', 'auth/session', undefined, { ...asProgram, token: meta.session_token });
}
export const signUp = (username: string, email: string, password: string) =>
  post('auth/signup', { username, password, ...(email && { email }) });
export const signOut = () => call('DELETE', 'auth/session');
export const askForReset = (email: string) => post('auth/password/request', { email });
export const reset = (key: string, password: string) => post('auth/password/reset', { key, password });
export const verifyEmail = (key: string) => post('auth/email/verify', { key });
export const changePassword = (current_password: string, new_password: string) =>
  post('account/password/change', { current_password, new_password });
export const changeEmail = (email: string) => post('account/email', { email });
/** Those of the account: one that counts, and maybe a new one that is not confirmed yet. */
export async function addresses(): Promise<readonly Address[]> {
  return ((await call('GET', 'account/email')).data as unknown as Address[] | undefined) ?? [];
}
/** Sends the mail that confirms an address; one that is on its way already is enough. */
export const sendConfirmation = (email: string) => call('PUT', 'account/email', { email });
export const confirmPassword = (password: string) => post('auth/reauthenticate', { password });

export interface Address {
  email: string;
  verified: boolean;
}

interface Answer {
  errors?: { message: string; code: string; param?: string }[];
  data?: { flows?: { id: string }[] };
  meta?: { session_token?: string };
}

interface Way {
  door?: string;
  credentials?: RequestCredentials;
  /** Of a program's session. */
  token?: string;
}

async function post(path: string, body: object): Promise<void> {
  await call('POST', path, body);
}

/** 401 is how allauth says "done, and not signed in" as well as "another step is open": only errors are errors. */
async function call(
  method: string,
  path: string,
  body?: object,
  { door = DOOR, credentials = 'same-origin', token }: Way = {},
): Promise<Answer> {
  if (!document.cookie.includes('csrftoken=')) await politely(new Request(`${DOOR}config`));
  const headers = { 'Content-Type': 'application/json', ...(token && { 'X-Session-Token': token }) };
  const request = new Request(door + path, { method, headers, credentials, body: body && JSON.stringify(body) });
  const response = await politely(request);
  const answer: Answer = await response.json().catch(() => ({}));
  if (answer.errors?.length) throw new AuthRefused(answer.errors);
  if (isStepOpen(answer, 'reauthenticate')) throw new AuthRefused([{ message: '', code: 'reauthenticate' }]);
  if (response.status === 409) throw new AuthRefused([{ message: '', code: 'conflict' }]);
  if (response.status === 429) throw new AuthRefused([{ message: '', code: 'throttled' }]);
  if (response.status >= 500) throw new Away();
  return answer;
}

function isStepOpen(answer: Answer, step: string): boolean {
  return !!answer.data?.flows?.some((flow) => flow.id === step);
}
