/** What this person looks for, wherever the page is. */
import { navigate, route } from '../routes';
import { Searches } from './looking.svelte';

export const searches = new Searches({
  here: () => route.pathname,
  toTable: (id) => navigate('/tables/:id', { params: { id } }),
  toLobby: () => navigate('/lobby'),
});
