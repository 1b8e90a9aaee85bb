/** Alt+N and Alt+P go to the next and the previous table that waits for the user. */
import { isTyping } from '../components/keyboard/is-typing';
import { navigate } from '../routes';

export function handleTurnKeys(event: KeyboardEvent, next?: string | null, previous?: string | null): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target)) return;
  const id = { KeyN: next, KeyP: previous }[event.code];
  if (!id) return;
  event.preventDefault();
  void navigate('/tables/:id', { params: { id } });
}
