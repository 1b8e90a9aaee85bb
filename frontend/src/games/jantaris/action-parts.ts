/**
 * Splits actions into the parts that a player clicks to choose them. A part is `kind:value`. An action has stages, one
 * after the other; the parts of a stage may be clicked in any order. There are no rules here, only the legal actions.
 */
import type { Action } from './types';

export type Part = string;

/** Actions without parts on the board: each has a button of its own. */
const PLAIN_ACTIONS = ['pass', 'hold', 'decline'] as const;

export function isPlainAction(action: Action): boolean {
  return (PLAIN_ACTIONS as readonly string[]).includes(action.type);
}

const goodsPart = (action: { black: number; red: number }): Part => `goods:${action.black},${action.red}`;

/** The stages of an action with their parts. A part that must be clicked several times is listed several times. */
export function stages(action: Action): Part[][] {
  switch (action.type) {
    case 'place-merchants':
      return [[`place:${action.place}`], [`count:${action.count}`]];
    case 'take-back':
      return [['do:take-back'], action.places.map((place) => `place:${place}`)];
    case 'marketplace':
      return [['do:marketplace'], [goodsPart(action)]];
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
      return [[goodsPart(action)]];
    case 'move-token':
      return [[`guild:${action.guild}`, `place:${action.district}`]];
    case 'vote':
    case 'change-vote':
      return [[`card:${action.card}`]];
    case 'exchange':
      return [[`given:${action.given}`]];
    case 'steal':
      return [[`seat:${action.victim}`], [goodsPart(action)]];
    case 'banish':
      return [action.players.map((seat) => `seat:${seat}`)];
    case 'flee':
      return [action.districts.map((district) => `place:${district}`)];
    case 'move-merchants':
      return [[`place:${action.origin}`], [`place:${action.target}`], [`count:${action.count}`]];
    case 'recall':
      return [[`place:${action.place}`], [goodsPart(action)]];
    case 'claim':
      return [[`market:${action.market.join('-')}`]];
    default:
      return [];
  }
}

/** The stages that remain after the chosen parts; null if these don't lead to the action. */
function remaining(stages: Part[][], chosen: readonly Part[]): Part[][] | null {
  let left = stages;
  for (const part of chosen) {
    left = left.filter((stage) => stage.length);
    const stage = left[0];
    const index = stage?.indexOf(part) ?? -1;
    if (!stage || index < 0) return null;
    left = [stage.toSpliced(index, 1), ...left.slice(1)];
  }
  return left.filter((stage) => stage.length);
}

export interface Offers {
  /** The parts that may be chosen next, with the action if the part completes one. */
  readonly parts: ReadonlyMap<Part, Action | null>;
  /** The action that the chosen parts already make. */
  readonly complete: Action | null;
}

interface Candidate {
  readonly action: Action;
  readonly left: Part[][];
}

function candidates(legal: readonly Action[], chosen: readonly Part[]): Candidate[] {
  return legal.flatMap((action) => {
    const left = isPlainAction(action) ? null : remaining(stages(action), chosen);
    return left ? [{ action, left }] : [];
  });
}

/** The parts that all candidates have in common before the first stage in which they differ. */
function commonParts(all: readonly Candidate[]): Part[] {
  const common: Part[] = [];
  if (all.length < 2) return common;
  let left = all.map((candidate) => candidate.left);
  while (left.every((stages) => stages.length)) {
    const shared = left[0]![0]!.find((part) => left.every((stages) => stages[0]!.includes(part)));
    if (shared === undefined) break;
    common.push(shared);
    left = left.map((stages) => remaining(stages, [shared])!);
  }
  return common;
}

/** Parts that all legal actions have in common are not offered, unless there is only one action. */
export function offers(legal: readonly Action[], chosen: readonly Part[]): Offers {
  const before = candidates(legal, chosen);
  const common = commonParts(before);
  const all = before.map(({ action, left }) => ({ action, left: remaining(left, common)! }));
  const parts = new Map<Part, Action | null>();
  const next = new Set(all.flatMap(({ left }) => left[0] ?? []));
  for (const part of next) parts.set(part, onlyAction(legal, [...chosen, ...common, part]));
  const complete = chosen.length || common.length ? (all.find(({ left }) => !left.length)?.action ?? null) : null;
  return { parts, complete };
}

/** The action that has the chosen parts, if there is only one. */
function onlyAction(legal: readonly Action[], chosen: readonly Part[]): Action | null {
  const [first, ...others] = candidates(legal, chosen);
  return first && !others.length ? first.action : null;
}

/** The chosen parts with the common ones and a new one. */
export function extended(legal: readonly Action[], chosen: readonly Part[], part: Part): Part[] {
  return [...chosen, ...commonParts(candidates(legal, chosen)), part];
}

export function isPossible(legal: readonly Action[], chosen: readonly Part[]): boolean {
  return candidates(legal, chosen).length > 0;
}

/** All actions that can be chosen by their parts: these must be all legal actions except the plain ones. For tests. */
export function reachableActions(legal: readonly Action[], chosen: readonly Part[] = []): Set<Action> {
  const { parts, complete } = offers(legal, chosen);
  const found = new Set<Action>(complete ? [complete] : []);
  for (const [part, action] of parts) {
    const further = action ? [action] : reachableActions(legal, extended(legal, chosen, part));
    for (const next of further) found.add(next);
  }
  return found;
}
