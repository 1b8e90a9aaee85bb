/** Arrow keys move the focus between the choices of a group; Home and End move it to the ends. */
export const CHOICES = ':is([data-choice], [data-part]):not(:disabled, [aria-disabled=true])';
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrowKeys(group: Element): () => void {
  const go = (event: Event) => {
    const choices = [...group.querySelectorAll<HTMLElement>(CHOICES)];
    const at = choices.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to = target((event as KeyboardEvent).key, at, choices.length);
    if (to === null) return;
    event.preventDefault();
    choices[to]!.focus();
  };
  group.addEventListener('keydown', go);
  return () => group.removeEventListener('keydown', go);
}

export function target(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}
