/** Links in emails have a token for their table in the fragment: it is redeemed once and removed from the address. */
import { api, ApiError, unwrap } from '../../api/client';

/** An expired link still opens the table's page, for watching or signing in. */
export async function redeemMailLink(): Promise<'ok' | 'expired'> {
  const token = new URLSearchParams(location.hash.slice(1)).get('go');
  if (!token) return 'ok';
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    await unwrap(api.POST('/api/v1/mail-links', { body: { token } }));
    return 'ok';
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    return problem.code === 'bad-link' ? 'expired' : 'ok';
  }
}
