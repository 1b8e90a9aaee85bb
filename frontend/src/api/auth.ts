/** Signing up, in and out through the headless API of django-allauth. */
import { apiFetch, ServerUnavailable } from './client';

const BROWSER_API = '/api/v1/auth/browser/v1/';
const APP_API = '/api/v1/auth/app/v1/';

/** allauth's errors by field: the codes are stable, the messages are in the language of the request. */
export class AuthError extends Error {
  constructor(readonly errors: readonly { message: string; code: string; param?: string }[]) {
    super(errors.map((error) => error.message).join(' '));
    this.name = 'AuthError';
  }
}

const credentials = (login: string, password: string) => ({
  [login.includes('@') ? 'email' : 'username']: login,
  password,
});
export const signIn = (login: string, password: string) => post('auth/login', credentials(login, password));
/**
 * Throws if the credentials are wrong, without touching the browser's session: a guest is signed out only after this
 * check, because a guest account can't be recovered.
 */
export async function checkCredentials(login: string, password: string): Promise<void> {
  const asApp = { base: APP_API, credentials: 'omit' } as const;
  const { meta } = await call('POST', 'auth/login', credentials(login, password), asApp);
  if (meta?.session_token) await call('DELETE', 'auth/session', undefined, { ...asApp, token: meta.session_token });
}
export const signUp = (username: string, email: string, password: string) =>
  post('auth/signup', { username, password, ...(email && { email }) });
export const signOut = () => call('DELETE', 'auth/session');
export const requestPasswordReset = (email: string) => post('auth/password/request', { email });
export const resetPassword = (key: string, password: string) => post('auth/password/reset', { key, password });
export const verifyEmail = (key: string) => post('auth/email/verify', { key });
export const changePassword = (current_password: string, new_password: string) =>
  post('account/password/change', { current_password, new_password });
export const changeEmail = (email: string) => post('account/email', { email });
/** The account's addresses: the current one, and possibly a new one that is not confirmed yet. */
export async function addresses(): Promise<readonly Address[]> {
  return ((await call('GET', 'account/email')).data as unknown as Address[] | undefined) ?? [];
}
/** Sends the confirmation email for an address, unless one was sent a moment ago. */
export const sendConfirmation = (email: string) => call('PUT', 'account/email', { email });
export const confirmPassword = (password: string) => post('auth/reauthenticate', { password });

export interface Address {
  email: string;
  verified: boolean;
}

interface AuthResponse {
  errors?: { message: string; code: string; param?: string }[];
  data?: { flows?: { id: string }[] };
  meta?: { session_token?: string };
}

interface CallOptions {
  base?: string;
  credentials?: RequestCredentials;
  /** The session token of the app API. */
  token?: string;
}

async function post(path: string, body: object): Promise<void> {
  await call('POST', path, body);
}

/** allauth also answers 401 for "done, and not signed in" and for "another step is pending": only `errors` mean failure. */
async function call(
  method: string,
  path: string,
  body?: object,
  { base = BROWSER_API, credentials = 'same-origin', token }: CallOptions = {},
): Promise<AuthResponse> {
  if (!document.cookie.includes('csrftoken=')) await apiFetch(new Request(`${BROWSER_API}config`));
  const headers = { 'Content-Type': 'application/json', ...(token && { 'X-Session-Token': token }) };
  const request = new Request(base + path, { method, headers, credentials, body: body && JSON.stringify(body) });
  const response = await apiFetch(request);
  const answer: AuthResponse = await response.json().catch(() => ({}));
  if (answer.errors?.length) throw new AuthError(answer.errors);
  if (isStepPending(answer, 'reauthenticate')) throw new AuthError([{ message: '', code: 'reauthenticate' }]);
  if (response.status === 409) throw new AuthError([{ message: '', code: 'conflict' }]);
  if (response.status === 429) throw new AuthError([{ message: '', code: 'throttled' }]);
  if (response.status >= 500) throw new ServerUnavailable();
  return answer;
}

function isStepPending(answer: AuthResponse, step: string): boolean {
  return !!answer.data?.flows?.some((flow) => flow.id === step);
}
