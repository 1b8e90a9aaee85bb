import { describe, expect, it } from 'vitest';
import { cardsIn, CardTracker, type Zone } from './card-tracker';

type Zones = [Zone, number[]][];

describe('tracked cards', () => {
  it('keep their ids from zone to zone', () => {
    const tracker = new CardTracker();
    const before = tracker.update([
      ['lot', [1, 5]],
      ['hand', [5, 9]],
      ['market', []],
    ] satisfies Zones);
    const after = tracker.update([
      ['lot', []],
      ['hand', [1, 5, 9]],
      ['market', [5]],
    ] satisfies Zones);
    const id = (tracked: typeof before, zone: Zone, card: number) =>
      cardsIn(tracked, zone).find((found) => found.card === card)!.id;
    expect(id(after, 'hand', 5)).toBe(id(before, 'hand', 5));
    expect(id(after, 'hand', 1)).toBe(id(before, 'lot', 1));
    expect(id(after, 'market', 5)).toBe(id(before, 'lot', 5));
  });

  it('have different ids where they are equal', () => {
    const tracked = new CardTracker().update([['hand', [24, 24, 24]]]);
    expect(new Set(tracked.map(({ id }) => id)).size).toBe(3);
  });

  it('get a new id in a lot, because they come from the deck', () => {
    const tracker = new CardTracker();
    const [left] = tracker.update([['market', [7]]]);
    const [turned] = tracker.update([['lot', [7]]]);
    expect(turned!.id).not.toBe(left!.id);
  });

  it('keep their ids when nothing has changed', () => {
    const tracker = new CardTracker();
    const zones: Zones = [['lot', [1, 1, 2]]];
    expect(tracker.update(zones)).toEqual(tracker.update(zones));
  });
});
