/** Arrow keys lead from choice to choice on the map; it goes on from where the keyboard was when that is no choice any more. */
import type { Choice } from './choices';
import type { Board } from './edition';
import { neighbourTowards } from './layout';

interface Around {
  map(): Element & HTMLOrSVGElement;
  board(): Board;
  choices(): ReadonlyMap<string, Choice>;
}

export class MapKeys {
  #last: string | undefined;

  constructor(private readonly around: Around) {}

  /** The keyboard is on this space. */
  at = (space: string): void => {
    this.#last = space;
  };

  /** What the keyboard was on may be gone: then the map itself keeps it. */
  hold(): void {
    const isGone = this.#last !== undefined && !this.around.choices().has(this.#last);
    if (isGone && document.activeElement === document.body) this.around.map().focus({ preventScroll: true });
  }

  pressed = (event: KeyboardEvent): void => {
    if (this.#last === undefined) return;
    const { at, spaces } = this.around.board();
    const there = neighbourTowards(event.key, at.get(this.#last)!, spaces, (name) => this.around.choices().has(name));
    if (!there) return;
    event.preventDefault();
    const spot = `[data-space="${CSS.escape(there.name)}"] [role=button]`;
    this.around.map().querySelector<SVGElement>(spot)?.focus();
  };
}
