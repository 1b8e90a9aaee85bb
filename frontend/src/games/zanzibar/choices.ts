/**
 * What a click on each space does. A move is entered in steps: a trader, then a space, and if another trader stands
 * there, the space to which that trader goes. The choices come from the legal actions; moves of several steps come from
 * the hints.
 */
import type { Action, Path } from './types';

/** A move to an occupied space. `away` is where the trader there goes. */
export type DisplacingAction = Extract<Action, { type: 'push' | 'expel' }>;
type MoveAction = Extract<Action, { type: 'step' | 'push' | 'expel' }>;

export type Choice =
  /** Selects a trader. */
  | { readonly kind: 'trader'; readonly trader: number }
  | { readonly kind: 'action'; readonly action: Action }
  /** An occupied space: asks where the trader there goes. A second click cancels. */
  | { readonly kind: 'enter'; readonly trader: number; readonly to: string }
  /** A space that is several steps away. */
  | { readonly kind: 'walk'; readonly trader: number; readonly path: Path };

export interface Selection {
  readonly trader: number | null;
  readonly to: string | null;
}

export interface ChoiceContext {
  readonly legal: readonly Action[];
  readonly selection: Selection;
  /** The spaces of the player's own traders, by number. */
  readonly standing: ReadonlyMap<number, string>;
  /** The spaces that the selected trader can reach in several steps. */
  readonly paths: readonly Path[];
}

export function isMove(action: Action): action is MoveAction {
  return action.type === 'step' || action.type === 'push' || action.type === 'expel';
}

/** The traders that may be placed or moved. */
export function movableTraders(legal: readonly Action[]): number[] {
  const traders = legal.flatMap((action) => (isMove(action) || action.type === 'place' ? [action.trader] : []));
  return [...new Set(traders)].sort((one, other) => one - other);
}

/** The trader to act: the one the player has picked, else the next to place, else the one that is moving. */
export function activeTrader(legal: readonly Action[], picked: number | null, moving: number | null): number | null {
  const traders = movableTraders(legal);
  if (picked !== null && traders.includes(picked)) return picked;
  if (legal.some(({ type }) => type === 'place')) return traders[0]!;
  return moving !== null && traders.includes(moving) ? moving : null;
}

/** The moves of a trader to an occupied space, one for each space where the trader there may go. */
export function displacingActions(
  legal: readonly Action[],
  trader: number | null,
  to: string | null,
): DisplacingAction[] {
  return legal.filter(
    (action): action is DisplacingAction =>
      (action.type === 'push' || action.type === 'expel') && action.trader === trader && action.to === to,
  );
}

export function choices({ legal, selection, standing, paths }: ChoiceContext): Map<string, Choice> {
  const found = new Map<string, Choice>();
  const movers = new Set(legal.filter(isMove).map((action) => action.trader));
  for (const [trader, space] of standing) if (movers.has(trader)) found.set(space, { kind: 'trader', trader });
  const displacing = displacingActions(legal, selection.trader, selection.to);
  if (displacing.length) {
    found.set(selection.to!, { kind: 'enter', trader: selection.trader!, to: selection.to! });
    for (const action of displacing) found.set(action.away, { kind: 'action', action });
    return found;
  }
  for (const action of legal)
    if (action.type === 'place' && action.trader === selection.trader)
      found.set(action.space, { kind: 'action', action });
  for (const [to, moves] of movesBySpace(legal, selection.trader)) found.set(to, stepChoice(to, moves));
  if (selection.trader !== null)
    for (const path of paths)
      if (!found.has(path.space)) found.set(path.space, { kind: 'walk', trader: selection.trader, path });
  return found;
}

/** Whether another trader has to give way. */
export function displaces(choice: Choice): boolean {
  if (choice.kind === 'walk') return choice.path.displaced.length > 0;
  return choice.kind === 'enter' || (choice.kind === 'action' && 'away' in choice.action);
}

function movesBySpace(legal: readonly Action[], trader: number | null): Map<string, MoveAction[]> {
  const found = new Map<string, MoveAction[]>();
  for (const action of legal)
    if (isMove(action) && action.trader === trader) found.set(action.to, [...(found.get(action.to) ?? []), action]);
  return found;
}

function stepChoice(to: string, moves: readonly MoveAction[]): Choice {
  const [first, ...more] = moves;
  return more.length ? { kind: 'enter', trader: first!.trader, to } : { kind: 'action', action: first! };
}
