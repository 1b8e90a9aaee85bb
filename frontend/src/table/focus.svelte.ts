/** Keeps the keyboard at the board: what is done takes its button away, and the choice nearest to it gets the focus. */
import type { Attachment } from 'svelte/attachments';
import type { Thing } from '../api/types';
import type { Turn } from '../games/contract';
import { CHOICES } from '../parts/arrows';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export function keepFocus(turn: Turn, legal: () => readonly Thing[]): Attachment<HTMLElement> {
  return (board) => {
    let left: Place | null = null;
    const notice = ({ target }: FocusEvent) =>
      (left = board.contains(target as Node) ? placeOf(target as Element) : null);
    addEventListener('focusin', notice);
    $effect(() => {
      void legal();
      const isProposed = turn.proposed.length > 0;
      if (left && !turn.busy && isLost()) next(board, left, isProposed)?.focus({ preventScroll: true });
    });
    return () => removeEventListener('focusin', notice);
  };
}

function isLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.matches(':disabled');
}

function next(board: HTMLElement, left: Place, isProposed: boolean): HTMLElement | undefined {
  const commit = isProposed ? board.querySelector<HTMLElement>('[data-commit]:not(:disabled)') : null;
  return commit ?? nearest([...board.querySelectorAll<HTMLElement>(CHOICES)], placeOf, left);
}

export function nearest<T>(things: readonly T[], place: (thing: T) => Place, to: Place): T | undefined {
  const distance = (thing: T) => Math.hypot(place(thing).x - to.x, place(thing).y - to.y);
  return things.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Its middle, in the document. */
function placeOf(element: Element): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2 + scrollX, y: y + height / 2 + scrollY };
}
