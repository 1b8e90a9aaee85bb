/**
 * Actions taken apart into the things one clicks to say them. A part is `kind:value`; the parts of a stage may be chosen
 * in any order, those of a later stage come after. Nothing here knows a rule: all is read off the legal actions.
 */
import type { Action } from './types';

export type Part = string;

/** Said by a button with its name, for they have no place on the board. */
const VERBS = ['pass', 'hold', 'decline'] as const;

export function isVerb(action: Action): boolean {
  return (VERBS as readonly string[]).includes(action.type);
}

const goods = (action: { black: number; red: number }): Part => `goods:${action.black},${action.red}`;

/** The stages of an action, each with its parts; what can be named more often is there more often. */
export function stages(action: Action): Part[][] {
  switch (action.type) {
    case 'place-merchants':
      return [[`place:${action.place}`], [`count:${action.count}`]];
    case 'take-back':
      return [['do:take-back'], action.places.map((place) => `place:${place}`)];
    case 'marketplace':
      return [['do:marketplace'], [goods(action)]];
    case 'bazaar':
      return [['do:bazaar']];
    case 'use-item':
    case 'pick':
      return [[`item:${action.item}`]];
    case 'shelve':
      return action.items.map((item) => [`item:${item}`]);
    case 'put-up':
      return [[`item:${action.item}`], [`bid:${action.bid}`]];
    case 'bid':
      return [[`bid:${action.bid}`]];
    case 'pay':
    case 'gain':
      return [[goods(action)]];
    case 'move-token':
      return [[`guild:${action.guild}`, `place:${action.district}`]];
    case 'vote':
    case 'change-vote':
      return [[`card:${action.card}`]];
    case 'exchange':
      return [[`given:${action.given}`]];
    case 'steal':
      return [[`seat:${action.victim}`], [goods(action)]];
    case 'banish':
      return [action.players.map((seat) => `seat:${seat}`)];
    case 'flee':
      return [action.districts.map((district) => `place:${district}`)];
    case 'move-merchants':
      return [[`place:${action.origin}`], [`place:${action.target}`], [`count:${action.count}`]];
    case 'recall':
      return [[`place:${action.place}`], [goods(action)]];
    case 'claim':
      return [[`market:${action.market.join('-')}`]];
    default:
      return [];
  }
}

/** What is left of the stages after these choices; null if they don't lead to the action. */
function rest(of: Part[][], chosen: readonly Part[]): Part[][] | null {
  let left = of;
  for (const part of chosen) {
    left = left.filter((stage) => stage.length);
    const stage = left[0];
    const at = stage?.indexOf(part) ?? -1;
    if (!stage || at < 0) return null;
    left = [stage.toSpliced(at, 1), ...left.slice(1)];
  }
  return left.filter((stage) => stage.length);
}

export interface Offers {
  /** What may be chosen next; with the action, where the choice completes it. */
  readonly parts: ReadonlyMap<Part, Action | null>;
  /** What has been said so far is already an action. */
  readonly whole: Action | null;
}

interface Candidate {
  readonly action: Action;
  readonly left: Part[][];
}

function candidates(legal: readonly Action[], chosen: readonly Part[]): Candidate[] {
  return legal.flatMap((action) => {
    const left = isVerb(action) ? null : rest(stages(action), chosen);
    return left ? [{ action, left }] : [];
  });
}

/** The first stage where these differ, and what they have in common before it. */
function settled(all: readonly Candidate[]): Part[] {
  const common: Part[] = [];
  if (all.length < 2) return common;
  let left = all.map((one) => one.left);
  while (left.every((stages) => stages.length)) {
    const shared = left[0]![0]!.find((part) => left.every((stages) => stages[0]!.includes(part)));
    if (shared === undefined) break;
    common.push(shared);
    left = left.map((stages) => rest(stages, [shared])!);
  }
  return common;
}

/**
 * Nobody is asked for what is the same whatever is chosen, unless it is the only thing there is to choose.
 */
export function offers(legal: readonly Action[], chosen: readonly Part[]): Offers {
  const before = candidates(legal, chosen);
  const common = settled(before);
  const all = before.map(({ action, left }) => ({ action, left: rest(left, common)! }));
  const parts = new Map<Part, Action | null>();
  const next = new Set(all.flatMap(({ left }) => left[0] ?? []));
  for (const part of next) parts.set(part, completed(legal, [...chosen, ...common, part]));
  const whole = chosen.length || common.length ? (all.find(({ left }) => !left.length)?.action ?? null) : null;
  return { parts, whole };
}

/** The one action that these choices lead to, if there is only one. */
function completed(legal: readonly Action[], chosen: readonly Part[]): Action | null {
  const [first, ...others] = candidates(legal, chosen);
  return first && !others.length ? first.action : null;
}

/** The choices with all that goes without saying, to build on. */
export function extended(legal: readonly Action[], chosen: readonly Part[], part: Part): Part[] {
  return [...chosen, ...settled(candidates(legal, chosen)), part];
}

export function isPossible(legal: readonly Action[], chosen: readonly Part[]): boolean {
  return candidates(legal, chosen).length > 0;
}

/** Every action that can be said by choosing parts: it must be every legal one that is not a verb. */
export function sayable(legal: readonly Action[], chosen: readonly Part[] = []): Set<Action> {
  const { parts, whole } = offers(legal, chosen);
  const said = new Set<Action>(whole ? [whole] : []);
  for (const [part, action] of parts) {
    const further = action ? [action] : sayable(legal, extended(legal, chosen, part));
    for (const one of further) said.add(one);
  }
  return said;
}
