/**
 * What a click on each space means now. A move is built on the board: a trader, then a space, then, where somebody stands
 * there, the space that one goes to. All of it comes from the legal actions, and from
 * the hints, which tell the ways of several steps.
 */
import type { Action, Way } from './types';

export type Entering = Extract<Action, { type: 'push' | 'expel' }>;
type Moving = Extract<Action, { type: 'step' | 'push' | 'expel' }>;

export type Choice =
  /** Take this trader in hand. */
  | { readonly kind: 'trader'; readonly trader: number }
  | { readonly kind: 'do'; readonly action: Action }
  /** Somebody stands there: then it is to be said where that one goes; said again, it is taken back. */
  | { readonly kind: 'enter'; readonly trader: number; readonly to: string }
  /** Several steps away. */
  | { readonly kind: 'walk'; readonly trader: number; readonly way: Way };

export interface Chosen {
  readonly trader: number | null;
  readonly to: string | null;
}

export interface Situation {
  readonly legal: readonly Action[];
  readonly chosen: Chosen;
  /** Where the own traders stand. */
  readonly standing: ReadonlyMap<number, string>;
  /** How far the chosen trader could get. */
  readonly ways: readonly Way[];
}

export function isMove(action: Action): action is Moving {
  return action.type === 'step' || action.type === 'push' || action.type === 'expel';
}

/** The traders that may be placed or moved. */
export function able(legal: readonly Action[]): number[] {
  const traders = legal.flatMap((action) => (isMove(action) || action.type === 'place' ? [action.trader] : []));
  return [...new Set(traders)].sort((one, other) => one - other);
}

/** What is in hand: what was picked, while it may still act; else the next to place, or the one that is on its way. */
export function inHand(legal: readonly Action[], picked: number | null, moving: number | null): number | null {
  const traders = able(legal);
  if (picked !== null && traders.includes(picked)) return picked;
  if (legal.some(({ type }) => type === 'place')) return traders[0]!;
  return moving !== null && traders.includes(moving) ? moving : null;
}

/** The ways to enter a space where somebody stands. */
export function entering(legal: readonly Action[], trader: number | null, to: string | null): Entering[] {
  return legal.filter(
    (action): action is Entering =>
      (action.type === 'push' || action.type === 'expel') && action.trader === trader && action.to === to,
  );
}

export function choices({ legal, chosen, standing, ways }: Situation): Map<string, Choice> {
  const found = new Map<string, Choice>();
  const movers = new Set(legal.filter(isMove).map((action) => action.trader));
  for (const [trader, space] of standing) if (movers.has(trader)) found.set(space, { kind: 'trader', trader });
  const displacing = entering(legal, chosen.trader, chosen.to);
  if (displacing.length) {
    found.set(chosen.to!, { kind: 'enter', trader: chosen.trader!, to: chosen.to! });
    for (const action of displacing) found.set(action.away, { kind: 'do', action });
    return found;
  }
  for (const action of legal)
    if (action.type === 'place' && action.trader === chosen.trader) found.set(action.space, { kind: 'do', action });
  for (const [to, moves] of steps(legal, chosen.trader)) found.set(to, oneStep(to, moves));
  if (chosen.trader !== null)
    for (const way of ways)
      if (!found.has(way.space)) found.set(way.space, { kind: 'walk', trader: chosen.trader, way });
  return found;
}

/** Whether somebody has to give way. */
export function displaces(choice: Choice): boolean {
  if (choice.kind === 'walk') return choice.way.displaced.length > 0;
  return choice.kind === 'enter' || (choice.kind === 'do' && 'away' in choice.action);
}

function steps(legal: readonly Action[], trader: number | null): Map<string, Moving[]> {
  const found = new Map<string, Moving[]>();
  for (const action of legal)
    if (isMove(action) && action.trader === trader) found.set(action.to, [...(found.get(action.to) ?? []), action]);
  return found;
}

function oneStep(to: string, moves: readonly Moving[]): Choice {
  const [first, ...more] = moves;
  return more.length ? { kind: 'enter', trader: first!.trader, to } : { kind: 'do', action: first! };
}
