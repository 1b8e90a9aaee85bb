import { beforeAll, expect, test } from 'vitest';
import '../test-kit/browser';
import type { EventView, Position } from '../api/types';
import type { Player } from '../games/contract';
import { GameMessages } from '../i18n/game-messages';
import { i18n } from '../i18n/i18n.svelte';
import { gameTexts } from './game-texts';
import { announcement, isBookkeeping, ownActionsOf, seatOf, sentenceOf, turnStatus } from './sentences';

const CATALOGUE = 'prompt-bidding = Bid or pass.\nevent-passed = { $seat } passes.';
const NAMES = ['Mira', 'Jonas', 'Cedar'];
const texts = gameTexts(new GameMessages('en', CATALOGUE, { event: { passed: { seat: 'seat' } } }), NAMES);
const players = (...awaited: number[]) =>
  NAMES.map((name, seat) => ({ seat, name, you: seat === 0, awaited: awaited.includes(seat) }) as Player);
const position = (more: object) =>
  ({ status: 'running', seat: 0, waiting: [], legal: [], hints: null, ...more }) as unknown as Position;
const passed = (by: number, seat = by) =>
  ({ version: 1, time: 1, source: 'game', seat: by, event: { type: 'passed', seat } }) as unknown as EventView;
const atTable = (event: object, seat: number | null = null) =>
  ({ version: 1, time: 1, source: 'table', seat, event }) as unknown as EventView;

beforeAll(() => i18n.load('en'));

test("on the user's turn it shows the prompt", () => {
  const mine = position({ waiting: [0], legal: [{ type: 'pass' }], hints: { type: 'bidding' } });
  expect(turnStatus(mine, players(0), texts)).toBe('Your turn. Bid or pass.');
});

test('a proposal without further actions can be confirmed or undone', () => {
  const mine = position({ waiting: [0], hints: { type: 'bidding' } });
  expect(turnStatus(mine, players(0), texts, true)).toBe('Your turn. Confirm your move, or undo it.');
});

test('further actions after a proposal come after “confirm or undo”, also when others are to move', () => {
  const onward = position({ waiting: [0], legal: [{ type: 'pass' }], hints: { type: 'bidding' } });
  expect(turnStatus(onward, players(0), texts, true)).toBe(
    'Your turn. Confirm your move, or undo it. Next: Bid or pass.',
  );
  const meanwhile = position({ waiting: [1], legal: [{ type: 'sell' }], hints: { type: 'bidding' } });
  expect(turnStatus(meanwhile, players(1), texts, true)).toBe(
    'Waiting for Jonas. Confirm your move, or undo it. Next: Bid or pass.',
  );
});

test('others are named, and what the user may do in the meantime is added', () => {
  expect(turnStatus(position({ waiting: [1, 2] }), players(1, 2), texts)).toBe('Waiting for Jonas and Cedar.');
  const mayAct = position({ waiting: [1], legal: [{ type: 'sell' }], hints: { type: 'bidding' } });
  expect(turnStatus(mayAct, players(1), texts)).toBe('Waiting for Jonas. Bid or pass.');
});

test('a spectator sees whose turn it is', () => {
  const seen = position({ seat: null, waiting: [0] });
  expect(turnStatus(seen, players(0), texts)).toBe('Waiting for Mira.');
});

test('a finished game is over', () => {
  expect(turnStatus(position({ status: 'finished', waiting: [] }), players(), texts)).toBe('The game is over.');
});

test("events are described with names; “You” comes before the user's own actions", () => {
  expect(sentenceOf(passed(0), players(), texts)).toBe('Mira passes.');
  expect(announcement([passed(0)], players(), texts)).toBe('You: Mira passes.');
  expect(announcement([passed(1)], players(), texts)).toBe('Jonas passes.');
});

test('an own action is not what follows from it or from what others do', () => {
  const [action, consequence, byAnother, alone] = [
    { ...passed(0), version: 1, time: 10 },
    { ...passed(0), version: 2, time: 10 },
    { ...passed(1, 0), version: 3, time: 20 },
    { ...passed(0), version: 4, time: 30 },
  ];
  const events = [action, consequence, byAnother, alone];
  expect([...ownActionsOf(0, events)]).toEqual([1, 4]);
  expect([...ownActionsOf(null, events)]).toEqual([]);
  expect(announcement(events, players(), texts)).toBe('You: Mira passes. Mira passes. Mira passes. You: Mira passes.');
});

test('an event is about the seat it names, whoever caused it', () => {
  expect(seatOf(passed(1, 0))).toBe(0);
  expect(seatOf(atTable({ type: 'started' }))).toBeNull();
  expect(seatOf(atTable({ type: 'resigned' }, 2))).toBe(2);
});

test('an event that follows by itself is about no seat, whoever caused it', () => {
  expect(seatOf({ ...passed(1), event: { type: 'round-ended' } })).toBeNull();
  expect(seatOf(atTable({ type: 'finished' }, 2))).toBeNull();
});

test('table events are described by the site’s messages', () => {
  expect(sentenceOf(atTable({ type: 'seated', seat: 2, bot: 'random' }), players(), texts)).toBe(
    'Cedar, a bot, takes seat 3.',
  );
  expect(sentenceOf(atTable({ type: 'end-voted', agree: false }, 1), players(), texts)).toBe('Jonas wants to play on.');
  expect(sentenceOf(atTable({ type: 'left', seat: 7 }), players(), texts)).toBe('Someone leaves.');
});

test('everyone is told who runs out of time and who votes how', () => {
  expect(sentenceOf(atTable({ type: 'warned', seat: 1 }), players(), texts)).toBe('Jonas has little time left.');
  expect(sentenceOf(atTable({ type: 'timed-out', seat: 1, bot: 'random' }), players(), texts)).toBe(
    'Jonas has run out of time; a bot plays until they are back.',
  );
  const agreed = atTable({ type: 'substitute-voted', seat: 1, by: 0, agree: true }, 0);
  expect(announcement([agreed], players(), texts)).toBe('You: Mira votes to let the bot replace Jonas.');
  const withdrawn = atTable({ type: 'substitute-voted', seat: 1, by: 2, agree: false }, 2);
  expect(sentenceOf(withdrawn, players(), texts)).toBe('Cedar wants to wait for Jonas.');
  expect(sentenceOf(atTable({ type: 'all-timed-out' }), players(), texts)).toBe(
    'No player has come back; bots finish the game.',
  );
});

test('events about clocks and reserved seats are not shown', () => {
  for (const type of ['terms', 'reserved', 'clocks-changed', 'postponed']) {
    expect(isBookkeeping(atTable({ type }))).toBe(true);
    expect(announcement([atTable({ type, seat: 0 })], players(), texts)).toBe('');
  }
});
