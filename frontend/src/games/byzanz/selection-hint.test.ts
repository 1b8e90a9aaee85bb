import { describe, expect, it } from 'vitest';
import type { GameTexts, Player } from '../contract';
import { selectionHint, type Selection } from './selection-hint';
import type { Hints, HandAction, View } from './types';

/** Returns the message's id and its parameters, so that the tests don't depend on wording. */
const texts = {
  message: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(' '),
  word: (word: string, value: number) => `${word}${value}`,
  list: (items: readonly string[]) => items.join('&'),
} as unknown as GameTexts;

const bids: HandAction[] = [
  { type: 'bid', cards: [3, 14] },
  { type: 'bid', cards: [3, 3, 14] },
  { type: 'sell', cards: [3, 3, 24] },
];
const view = { phase: 'bidding', leader: 1 } as unknown as View;
const players = [{ name: 'You' }, { name: 'Mira' }] as unknown as Player[];
const hints: Hints = { type: 'bidding', highest: 5, laid: 1, least: 5, most: 11 };
const hint = (selection: Partial<Selection>) =>
  selectionHint({ view, hints, actions: bids, selected: [], players, ...selection }, texts);

describe('the hint beside the buttons', () => {
  it('adds up a bid and says by how much it leads', () => {
    expect(hint({ selected: [3, 14] })).toBe('board-sum-leads board-laid 1 + card3 + card14 = 8 3 Mira');
  });

  it('says how much is missing', () => {
    expect(hint({ selected: [3] })).toBe('board-sum-missing board-laid 1 + card3 = 5 1');
    expect(hint({})).toBe('board-to-lead 5 board-set-to-sell kind0');
  });

  it('says that the goods can’t top the highest bid', () => {
    expect(hint({ actions: [] })).toBe('board-cannot-top 5');
  });

  it('is about a set where the cards can’t be bid', () => {
    expect(hint({ selected: [24] })).toBe('board-set-missing card24 2');
    expect(hint({ selected: [3, 3, 24] })).toBe('');
  });

  it('is empty when there is nothing to add', () => {
    expect(hint({ hints: { type: 'waiting', sets: 0 }, actions: [] })).toBe('');
  });
});
