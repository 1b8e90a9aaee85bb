/** What is to be decided is brought into sight where nothing of it is yet, and no farther than that: the sentence stays. */
import { tick } from 'svelte';
import { look } from '../../look/theme.svelte';

/** Beside the tray, which stays in sight by itself. */
const CHOICES = '[data-choice], [data-part]';
const MARGIN = 8;

export function sight(board: HTMLElement, _choices: unknown) {
  const show = () => void tick().then(() => bringIntoSight(board));
  show();
  return { update: show };
}

function bringIntoSight(board: HTMLElement): void {
  const choices = [...board.querySelectorAll(CHOICES)].filter((choice) => !choice.closest('[data-tray]'));
  if (!choices.length || choices.some(isSeen)) return;
  const place = choices[0]!.closest('section, ul, svg') ?? choices[0]!;
  const covered = parseFloat(document.documentElement.style.scrollPaddingBottom) || 0;
  const bottom = place.getBoundingClientRect().bottom + scrollY;
  const top = Math.max(0, bottom + MARGIN - (innerHeight - covered));
  scrollTo({ top, behavior: look.ms(1) ? 'smooth' : 'auto' });
}

/** Its middle lies in the window, and nothing lies upon it. */
function isSeen(choice: Element): boolean {
  const { left, top, width, height } = choice.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return !!there && (choice.contains(there) || there.contains(choice));
}
