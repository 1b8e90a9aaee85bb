/** Signing in at a table, and coming back to it. */
import { navigate, p } from '../routes';
import { invited } from './invitation';

export function signInAt(table: string): string {
  return `${p('/sign-in')}?table=${encodeURIComponent(table)}${invited('&')}`;
}

/** From the page to sign in: to the table that one came from, or to one's own tables. */
export async function comeBack(): Promise<void> {
  const { table, invitation } = Object.fromEntries(new URLSearchParams(location.search));
  if (table) await navigate('/tables/:id', { params: { id: table }, ...(invitation && { search: { invitation } }) });
  else await navigate('/me');
}
