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
export const trySignIn = (login: string, password: string) =>
  call('POST', 'auth/login', credentials(login, password), { door: PROGRAMS_DOOR, credentials: 'omit' });
export const signUp = (username: string, email: string, password: string) =>
  post('auth/signup', { username, password, ...(email && { email }) });
export const signOut = () => call('DELETE', 'auth/session');
export const askForReset = (email: string) => post('auth/password/request', { email });
export const reset = (key: string, password: string) => post('auth/password/reset', { key, password });
export const verifyEmail = (key: string) => post('auth/email/verify', { key });
export const changePassword = (current_password: string, new_password: string) =>
  post('account/password/change', { current_password, new_password });
export const changeEmail = (email: string) => post('account/email', { email });
export const confirmPassword = (password: string) => post('auth/reauthenticate', { password });

function post(path: string, body: object): Promise<void> {
  return call('POST', path, body);
}

/** 401 is how allauth says "done, and not signed in" as well as "another step is open": only errors are errors. */
async function call(
  method: string,
  path: string,
  body?: object,
  { door = DOOR, credentials = 'same-origin' }: { door?: string; credentials?: RequestCredentials } = {},
): Promise<void> {
  if (!document.cookie.includes('csrftoken=')) await politely(new Request(`${DOOR}config`));
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(door + path, { method, headers, credentials, body: body && JSON.stringify(body) });
  const response = await politely(request);
  const answer = await response.json().catch(() => ({}));
  if (answer.errors?.length) throw new AuthRefused(answer.errors);
  if (isStepOpen(answer, 'reauthenticate')) throw new AuthRefused([{ message: '', code: 'reauthenticate' }]);
  if (response.status === 409) throw new AuthRefused([{ message: '', code: 'conflict' }]);
  if (response.status === 429) throw new AuthRefused([{ message: '', code: 'throttled' }]);
  if (response.status >= 500) throw new Away();
}

function isStepOpen(answer: { data?: { flows?: { id: string }[] } }, step: string): boolean {
  return !!answer.data?.flows?.some((flow) => flow.id === step);
}
