import { describe, expect, it } from 'vitest';
import type { Player, Say } from '../contract';
import { noteOn, type Picking } from './note';
import type { Hints, OfHand, View } from './types';

/** Says the message's id and its figures, so that the choice of words doesn't matter here. */
const say = {
  text: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(' '),
  word: (word: string, value: number) => `${word}${value}`,
  list: (items: readonly string[]) => items.join('&'),
} as unknown as Say;

const bids: OfHand[] = [
  { type: 'bid', cards: [3, 14] },
  { type: 'bid', cards: [3, 3, 14] },
  { type: 'sell', cards: [3, 3, 24] },
];
const view = { phase: 'bidding', leader: 1 } as unknown as View;
const players = [{ name: 'You' }, { name: 'Mira' }] as unknown as Player[];
const hints: Hints = { type: 'bidding', highest: 5, laid: 1, least: 5, most: 11 };
const note = (picking: Partial<Picking>) =>
  noteOn({ view, hints, actions: bids, picked: [], players, ...picking }, say);

describe('the note beside the buttons', () => {
  it('adds up a bid and says by how much it leads', () => {
    expect(note({ picked: [3, 14] })).toBe('board-sum-leads board-laid 1 + card3 + card14 = 8 3 Mira');
  });

  it('says how much is missing', () => {
    expect(note({ picked: [3] })).toBe('board-sum-missing board-laid 1 + card3 = 5 1');
    expect(note({})).toBe('board-to-lead 5 board-set-to-sell kind0');
  });

  it('says when goods can’t reach', () => {
    expect(note({ actions: [] })).toBe('board-cannot-top 5');
  });

  it('speaks of a set where no bid can come of it', () => {
    expect(note({ picked: [24] })).toBe('board-set-missing card24 2');
    expect(note({ picked: [3, 3, 24] })).toBe('');
  });

  it('is silent when there is nothing to add', () => {
    expect(note({ hints: { type: 'waiting', sets: 0 }, actions: [] })).toBe('');
  });
});
