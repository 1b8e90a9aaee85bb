/** Keeps the keyboard at the table: what was done takes its button away, so the next choice gets the focus instead. */
export function isLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.matches(':disabled');
}

export function focusNext(root: HTMLElement, isProposed: boolean): void {
  const choices = '[data-choice]:not(:disabled), [data-part]:not(:disabled)';
  const next = root.querySelector<HTMLElement>(isProposed ? '.bar .button.primary' : choices);
  next?.focus({ preventScroll: true });
}
