/** Keeps the focus on the board: when an action removes the focused button, the nearest choice gets the focus. */
import type { Attachment } from 'svelte/attachments';
import type { Tagged } from '../api/types';
import type { Turn } from '../games/contract';
import { CHOICES } from '../components/keyboard/arrow-keys';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function keepFocus(turn: Turn, legal: () => readonly Tagged[]): Attachment<HTMLElement> {
  return (board) => {
    let lastFocus: Point | null = null;
    const onFocus = ({ target }: FocusEvent) =>
      (lastFocus = board.contains(target as Node) ? centreOf(target as Element) : null);
    addEventListener('focusin', onFocus);
    $effect(() => {
      void legal();
      const isProposed = turn.proposed.length > 0;
      if (lastFocus && !turn.busy && isFocusLost())
        nextFocus(board, lastFocus, isProposed)?.focus({ preventScroll: true });
    });
    return () => removeEventListener('focusin', onFocus);
  };
}

function isFocusLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.matches(':disabled');
}

function nextFocus(board: HTMLElement, lastFocus: Point, isProposed: boolean): HTMLElement | undefined {
  const commit = isProposed ? board.querySelector<HTMLElement>('[data-commit]:not(:disabled)') : null;
  return commit ?? nearest([...board.querySelectorAll<HTMLElement>(CHOICES)], centreOf, lastFocus);
}

export function nearest<T>(things: readonly T[], position: (thing: T) => Point, to: Point): T | undefined {
  const distance = (thing: T) => Math.hypot(position(thing).x - to.x, position(thing).y - to.y);
  return things.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** In the coordinates of the document. */
function centreOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2 + scrollX, y: y + height / 2 + scrollY };
}
