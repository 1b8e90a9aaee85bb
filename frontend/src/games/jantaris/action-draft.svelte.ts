/** An action that the player builds by clicks: the parts chosen so far, and the parts that may be chosen next. */
import type { Turn } from '../contract';
import { extended, isPlainAction, isPossible, offers, type Part } from './action-parts';
import type { Action } from './types';

interface DraftContext {
  legal(): readonly Action[];
  turn(): Turn;
  label(action: Action): string;
}

/** Attributes that make an element on the board a button; empty if it can't be clicked. */
export type ButtonProps = Record<string, unknown>;

export class ActionDraft {
  #parts = $state.raw<readonly Part[]>([]);
  readonly #context: DraftContext;

  constructor(context: DraftContext) {
    this.#context = context;
  }

  readonly chosen = $derived.by(() => (isPossible(this.#context.legal(), this.#parts) ? this.#parts : []));
  readonly #offers = $derived.by(() => offers(this.#context.legal(), this.chosen));

  get plainActions(): Action[] {
    return this.#context.legal().filter(isPlainAction);
  }

  /** The action that the chosen parts make, even if more parts could be added. */
  get complete(): Action | null {
    return this.#offers.complete;
  }

  get isStarted(): boolean {
    return this.chosen.length > 0;
  }

  has(part: Part): boolean {
    return this.chosen.includes(part);
  }

  isOffered(part: Part): boolean {
    return this.#offers.parts.has(part);
  }

  /** The offered parts of a kind, in order. */
  offersOf(kind: string): { value: string; part: Part; action: Action | null }[] {
    return [...this.#offers.parts]
      .filter(([part]) => part.startsWith(`${kind}:`))
      .map(([part, action]) => ({ part, action, value: part.slice(kind.length + 1) }));
  }

  /** Whether a part of the kind is offered or chosen. */
  involves(kind: string): boolean {
    return this.offersOf(kind).length > 0 || this.chosen.some((part) => part.startsWith(`${kind}:`));
  }

  choose(part: Part): void {
    if (this.#context.turn().busy || !this.isOffered(part)) return;
    const action = this.#offers.parts.get(part);
    if (action) return this.propose(action);
    this.#parts = extended(this.#context.legal(), this.chosen, part);
  }

  propose(action: Action): void {
    this.#parts = [];
    this.#context.turn().propose(action);
  }

  reset(): void {
    this.#parts = [];
  }

  /**
   * The attributes of a part's button. Its name is the action's text if the part completes an action, else `name`.
   * `visibleText` is the text on the button.
   */
  buttonProps(part: Part, name: string, visibleText = ''): ButtonProps {
    if (!this.isOffered(part)) return {};
    const action = this.#offers.parts.get(part);
    return {
      'aria-label': accessibleName(action ? this.#context.label(action) : name, visibleText),
      'aria-disabled': this.#context.turn().busy || undefined,
      ...(action ? { 'data-choice': JSON.stringify(action) } : { 'data-part': part }),
      onclick: () => this.choose(part),
    };
  }

  /** The same for an SVG element. */
  svgButtonProps(part: Part, name: string, visibleText = ''): ButtonProps {
    if (!this.isOffered(part)) return {};
    return {
      ...this.buttonProps(part, name, visibleText),
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

/** A name must contain the visible text: speech control finds a button by the text that is seen on it. */
function accessibleName(label: string, visibleText: string): string {
  const [name, text] = [label.toLowerCase(), visibleText.toLowerCase()];
  if (name.includes(text)) return label;
  return text.includes(name) ? visibleText : `${visibleText}: ${label}`;
}
