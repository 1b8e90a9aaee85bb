/** Alt+N and Alt+P, from one table that waits for me to another. */
import { isWriting } from '../parts/writing';
import { navigate } from '../routes';

export function jump(event: KeyboardEvent, next?: string | null, previous?: string | null): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isWriting(event.target)) return;
  const id = { KeyN: next, KeyP: previous }[event.code];
  if (!id) return;
  event.preventDefault();
  void navigate('/tables/:id', { params: { id } });
}
