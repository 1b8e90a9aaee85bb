/** An action under construction: what was clicked so far, and what may be clicked next. */
import type { Turn } from '../contract';
import { extended, isPossible, isVerb, offers, type Part } from './parts';
import type { Action } from './types';

interface Around {
  legal(): readonly Action[];
  turn(): Turn;
  label(action: Action): string;
}

/** What a clickable thing on the board is given; nothing where it can't be clicked. */
export type Spot = Record<string, unknown>;

export class Draft {
  #kept = $state.raw<readonly Part[]>([]);
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  readonly chosen = $derived.by(() => (isPossible(this.#around.legal(), this.#kept) ? this.#kept : []));
  readonly #offers = $derived.by(() => offers(this.#around.legal(), this.chosen));

  get verbs(): Action[] {
    return this.#around.legal().filter(isVerb);
  }

  /** What was said so far is an action already, though more could be said. */
  get whole(): Action | null {
    return this.#offers.whole;
  }

  get isBegun(): boolean {
    return this.chosen.length > 0;
  }

  has(part: Part): boolean {
    return this.chosen.includes(part);
  }

  count(part: Part): number {
    return this.chosen.filter((other) => other === part).length;
  }

  offered(part: Part): boolean {
    return this.#offers.parts.has(part);
  }

  /** The values on offer of a kind of part, in order. */
  of(kind: string): { value: string; part: Part; action: Action | null }[] {
    return [...this.#offers.parts]
      .filter(([part]) => part.startsWith(`${kind}:`))
      .map(([part, action]) => ({ part, action, value: part.slice(kind.length + 1) }));
  }

  /** Such a part is on offer, or was chosen. */
  isAbout(kind: string): boolean {
    return this.of(kind).length > 0 || this.chosen.some((part) => part.startsWith(`${kind}:`));
  }

  choose(part: Part): void {
    if (this.#around.turn().busy || !this.offered(part)) return;
    const action = this.#offers.parts.get(part);
    if (action) return this.propose(action);
    this.#kept = extended(this.#around.legal(), this.chosen, part);
  }

  propose(action: Action): void {
    this.#kept = [];
    this.#around.turn().propose(action);
  }

  back(): void {
    this.#kept = [];
  }

  /** Attributes of a button for a part; `words` name it as long as it is only a step, `shown` is what is written on it. */
  spot(part: Part, words: string, shown = ''): Spot {
    if (!this.offered(part)) return {};
    const action = this.#offers.parts.get(part);
    return {
      'aria-label': named(action ? this.#around.label(action) : words, shown),
      'aria-disabled': this.#around.turn().busy || undefined,
      ...(action ? { 'data-choice': JSON.stringify(action) } : { 'data-part': part }),
      onclick: () => this.choose(part),
    };
  }

  /** The same for a thing drawn in SVG. */
  drawn(part: Part, words: string, shown = ''): Spot {
    if (!this.offered(part)) return {};
    return {
      ...this.spot(part, words, shown),
      role: 'button',
      tabindex: 0,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        this.choose(part);
      },
    };
  }
}

/** Whoever speaks to the page says what is written there: a name must have it in it. */
export function named(label: string, shown: string): string {
  return label.toLowerCase().includes(shown.toLowerCase()) ? label : `${shown}: ${label}`;
}
