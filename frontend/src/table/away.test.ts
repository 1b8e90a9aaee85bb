import { expect, test } from 'vitest';
import type { Position } from '../api/types';
import { isAway, longAway } from './away';

const MINUTE = 60_000;
const chair = (away: number | null = null, departed: string | null = null) => ({
  away_since: away === null ? null : away * 1000,
  substitute_from: away === null ? null : (away + MINUTE) * 1000,
  departed,
});
const position = (seat: number | null, ...chairs: object[]) =>
  ({ seat, chairs, status: 'running' }) as unknown as Position;

test('others may do without who is away from the moment that the server says', () => {
  const seen = position(0, chair(), chair(MINUTE));
  expect(longAway(seen, 2 * MINUTE - 1)).toEqual([]);
  expect(longAway(seen, 2 * MINUTE)).toEqual([1]);
});

test('who only watches, is away or has left has no say in it', () => {
  for (const seen of [
    position(null, chair(), chair(MINUTE)),
    position(0, chair(MINUTE), chair(MINUTE)),
    position(0, chair(null, 'resigned'), chair(MINUTE)),
  ])
    expect(longAway(seen, 9 * MINUTE)).toEqual([]);
});

test('nobody is away after the end, or once replaced', () => {
  expect(isAway({ ...position(0, chair(MINUTE)), status: 'finished' }, 0)).toBe(false);
  expect(isAway(position(0, chair(MINUTE, 'substituted')), 0)).toBe(false);
  expect(isAway(position(0, chair(MINUTE)), 0)).toBe(true);
});
