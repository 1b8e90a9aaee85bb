/** Scrolls to the choices if none is visible, and no farther than needed, so that the prompt stays visible. */
import { tick } from 'svelte';
import { appearance } from '../../settings/appearance.svelte';

/** The choices, except those in the tray, which is always visible. */
const CHOICES = '[data-choice], [data-part]';
const MARGIN = 8;

export function scrollToChoices(board: HTMLElement, _choices: unknown) {
  const update = () => void tick().then(() => scroll(board));
  update();
  return { update };
}

function scroll(board: HTMLElement): void {
  const choices = [...board.querySelectorAll(CHOICES)].filter((choice) => !choice.closest('[data-tray]'));
  if (!choices.length || choices.some(isVisible)) return;
  const place = choices[0]!.closest('section, ul, svg') ?? choices[0]!;
  const covered = parseFloat(document.documentElement.style.scrollPaddingBottom) || 0;
  const bottom = place.getBoundingClientRect().bottom + scrollY;
  const top = Math.max(0, bottom + MARGIN - (innerHeight - covered));
  scrollTo({ top, behavior: appearance.ms(1) ? 'smooth' : 'auto' });
}

/** Its middle is in the window and not covered. */
function isVisible(choice: Element): boolean {
  const { left, top, width, height } = choice.getBoundingClientRect();
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  return !!topmost && (choice.contains(topmost) || topmost.contains(choice));
}
