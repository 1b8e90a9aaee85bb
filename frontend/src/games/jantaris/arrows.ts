/** Arrow keys walk among the things that can be chosen in a group. */
export function arrows(group: Element) {
  function walk(event: Event) {
    const { key, target } = event as KeyboardEvent;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (!step) return;
    const spots = [...group.querySelectorAll<HTMLElement>('[data-choice], [data-part]')];
    const here = spots.indexOf(target as HTMLElement);
    if (here < 0) return;
    event.preventDefault();
    spots[(here + step + spots.length) % spots.length]!.focus();
  }
  group.addEventListener('keydown', walk);
  return { destroy: () => group.removeEventListener('keydown', walk) };
}
