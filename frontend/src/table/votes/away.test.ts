import { expect, test } from 'vitest';
import type { Position } from '../../api/types';
import { isAway, replaceableSeats } from './away';

const MINUTE = 60_000;
const occupant = (away: number | null = null, departed: string | null = null) => ({
  away_since: away === null ? null : away * 1000,
  substitute_from: away === null ? null : (away + MINUTE) * 1000,
  departed,
});
const position = (seat: number | null, ...occupants: object[]) =>
  ({ seat, occupants, status: 'running' }) as unknown as Position;

test('a player who is away can be replaced from the time that the server sets', () => {
  const current = position(0, occupant(), occupant(MINUTE));
  expect(replaceableSeats(current, 2 * MINUTE - 1)).toEqual([]);
  expect(replaceableSeats(current, 2 * MINUTE)).toEqual([1]);
});

test('spectators and players who are away or have left may not vote', () => {
  for (const seen of [
    position(null, occupant(), occupant(MINUTE)),
    position(0, occupant(MINUTE), occupant(MINUTE)),
    position(0, occupant(null, 'resigned'), occupant(MINUTE)),
  ])
    expect(replaceableSeats(seen, 9 * MINUTE)).toEqual([]);
});

test('nobody is away after the end of the game or after being replaced', () => {
  expect(isAway({ ...position(0, occupant(MINUTE)), status: 'finished' }, 0)).toBe(false);
  expect(isAway(position(0, occupant(MINUTE, 'substituted')), 0)).toBe(false);
  expect(isAway(position(0, occupant(MINUTE)), 0)).toBe(true);
});
