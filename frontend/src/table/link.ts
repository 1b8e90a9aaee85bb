/** A link out of a mail carries a key to its table behind the #: it is handed in once, and taken off the address. */
import { api, ask, Refused } from '../api/client';

/** An expired link still leads to the table, to look or to sign in. */
export async function comeByLink(): Promise<'come' | 'expired'> {
  const token = new URLSearchParams(location.hash.slice(1)).get('go');
  if (!token) return 'come';
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    await ask(api.POST('/api/v1/links', { body: { token } }));
    return 'come';
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    return problem.code === 'bad-link' ? 'expired' : 'come';
  }
}
