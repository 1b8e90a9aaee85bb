/** Signing in from a table, and returning to it. */
import { navigate, p } from '../../routes';
import { invitationQuery } from './invitation';

export function signInUrl(table: string): string {
  return `${p('/sign-in')}?table=${encodeURIComponent(table)}${invitationQuery('&')}`;
}

/** After signing in: to the table that the user came from, or to the user's tables. */
export async function returnFromSignIn(): Promise<void> {
  const { table, invitation } = Object.fromEntries(new URLSearchParams(location.search));
  if (table) await navigate('/tables/:id', { params: { id: table }, ...(invitation && { search: { invitation } }) });
  else await navigate('/me');
}
