/** Arrow keys move the focus from choice to choice on the map, from the space that had the focus last. */
import type { Choice } from './choices';
import type { Board } from './edition';
import { nextInDirection } from './layout';

interface MapContext {
  map(): Element & HTMLOrSVGElement;
  board(): Board;
  choices(): ReadonlyMap<string, Choice>;
}

export class MapKeyboard {
  #last: string | undefined;

  constructor(private readonly context: MapContext) {}

  /** Remembers the space that has the focus. */
  onfocus = (space: string): void => {
    this.#last = space;
  };

  /** Focuses the map if the button that had the focus is gone. */
  keepFocus(): void {
    const isGone = this.#last !== undefined && !this.context.choices().has(this.#last);
    if (isGone && document.activeElement === document.body) this.context.map().focus({ preventScroll: true });
  }

  onkeydown = (event: KeyboardEvent): void => {
    if (this.#last === undefined) return;
    const { at, spaces } = this.context.board();
    const next = nextInDirection(event.key, at.get(this.#last)!, spaces, (name) => this.context.choices().has(name));
    if (!next) return;
    event.preventDefault();
    const button = `[data-space="${CSS.escape(next.name)}"] [role=button]`;
    this.context.map().querySelector<SVGElement>(button)?.focus();
  };
}
