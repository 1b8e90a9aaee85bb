import { describe, expect, it } from 'vitest';
import { inZone, Tracker, type Zone } from './identity';

type Zones = [Zone, number[]][];

describe('cards on their way', () => {
  it('keep their number from zone to zone', () => {
    const tracker = new Tracker();
    const before = tracker.place([
      ['lot', [1, 5]],
      ['hand', [5, 9]],
      ['market', []],
    ] satisfies Zones);
    const after = tracker.place([
      ['lot', []],
      ['hand', [1, 5, 9]],
      ['market', [5]],
    ] satisfies Zones);
    const id = (placed: typeof before, zone: Zone, card: number) =>
      inZone(placed, zone).find((place) => place.card === card)!.id;
    expect(id(after, 'hand', 5)).toBe(id(before, 'hand', 5));
    expect(id(after, 'hand', 1)).toBe(id(before, 'lot', 1));
    expect(id(after, 'market', 5)).toBe(id(before, 'lot', 5));
  });

  it('are told apart where they look alike', () => {
    const placed = new Tracker().place([['hand', [24, 24, 24]]]);
    expect(new Set(placed.map(({ id }) => id)).size).toBe(3);
  });

  it('come to a lot from nowhere but the deck', () => {
    const tracker = new Tracker();
    const [left] = tracker.place([['market', [7]]]);
    const [turned] = tracker.place([['lot', [7]]]);
    expect(turned!.id).not.toBe(left!.id);
  });

  it('are the same when nothing has changed', () => {
    const tracker = new Tracker();
    const zones: Zones = [['lot', [1, 1, 2]]];
    expect(tracker.place(zones)).toEqual(tracker.place(zones));
  });
});
