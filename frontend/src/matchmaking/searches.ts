/** The searches of the current user, shared by all pages. */
import { navigate, route } from '../routes';
import { Searches } from './search-store.svelte';

export const searches = new Searches({
  currentPath: () => route.pathname,
  toTable: (id) => navigate('/tables/:id', { params: { id } }),
  toLobby: () => navigate('/lobby'),
});
