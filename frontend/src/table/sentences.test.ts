import { beforeAll, expect, test } from 'vitest';
import '../edge.test-kit';
import type { Happening, Position } from '../api/types';
import type { Player } from '../games/contract';
import { GameWords } from '../words/game-words';
import { words } from '../words/words.svelte';
import { sayer } from './say';
import { announcement, deedsOf, expectation, isSilent, seatOf, sentenceOf } from './sentences';

const CATALOGUE = 'prompt-bidding = Bid or pass.\nevent-passed = { $seat } passes.';
const NAMES = ['Mira', 'Jonas', 'Cedar'];
const say = sayer(new GameWords('en', CATALOGUE, { event: { passed: { seat: 'seat' } } }), NAMES);
const players = (...awaited: number[]) =>
  NAMES.map((name, seat) => ({ seat, name, you: seat === 0, awaited: awaited.includes(seat) }) as Player);
const position = (more: object) =>
  ({ status: 'running', seat: 0, waiting: [], legal: [], hints: null, ...more }) as unknown as Position;
const passed = (by: number, seat = by) =>
  ({ version: 1, time: 1, room: 'game', seat: by, event: { type: 'passed', seat } }) as unknown as Happening;
const atTable = (event: object, seat: number | null = null) =>
  ({ version: 1, time: 1, room: 'table', seat, event }) as unknown as Happening;

beforeAll(() => words.speak('en'));

test('on my turn it says what is expected of me', () => {
  const mine = position({ waiting: [0], legal: [{ type: 'pass' }], hints: { type: 'bidding' } });
  expect(expectation(mine, players(0), say)).toBe('Your turn. Bid or pass.');
});

test('what is proposed and can only be done or taken back is said so', () => {
  const mine = position({ waiting: [0], hints: { type: 'bidding' } });
  expect(expectation(mine, players(0), say, true)).toBe('Your turn. Do it, or take it back.');
});

test('what could follow on a proposal is said after how to settle it, also once it is the others’ turn', () => {
  const onward = position({ waiting: [0], legal: [{ type: 'pass' }], hints: { type: 'bidding' } });
  expect(expectation(onward, players(0), say, true)).toBe('Your turn. Do it, or take it back. Next: Bid or pass.');
  const meanwhile = position({ waiting: [1], legal: [{ type: 'sell' }], hints: { type: 'bidding' } });
  expect(expectation(meanwhile, players(1), say, true)).toBe(
    'Waiting for Jonas. Do it, or take it back. Next: Bid or pass.',
  );
});

test('others are named, and what I may do meanwhile is added', () => {
  expect(expectation(position({ waiting: [1, 2] }), players(1, 2), say)).toBe('Waiting for Jonas and Cedar.');
  const mayAct = position({ waiting: [1], legal: [{ type: 'sell' }], hints: { type: 'bidding' } });
  expect(expectation(mayAct, players(1), say)).toBe('Waiting for Jonas. Bid or pass.');
});

test('a spectator is told whom the table waits for', () => {
  const seen = position({ seat: null, waiting: [0] });
  expect(expectation(seen, players(0), say)).toBe('Waiting for Mira.');
});

test('when it is over it says so', () => {
  expect(expectation(position({ status: 'finished', waiting: [] }), players(), say)).toBe('The game is over.');
});

test('what happened is said with names; about oneself is said before it', () => {
  expect(sentenceOf(passed(0), players(), say)).toBe('Mira passes.');
  expect(announcement([passed(0)], players(), say)).toBe('You: Mira passes.');
  expect(announcement([passed(1)], players(), say)).toBe('Jonas passes.');
});

test('a deed is what one has done oneself, not what follows from it or from what others do', () => {
  const [deed, followed, byAnother, alone] = [
    { ...passed(0), version: 1, time: 10 },
    { ...passed(0), version: 2, time: 10 },
    { ...passed(1, 0), version: 3, time: 20 },
    { ...passed(0), version: 4, time: 30 },
  ];
  const happened = [deed, followed, byAnother, alone];
  expect([...deedsOf(0, happened)]).toEqual([1, 4]);
  expect([...deedsOf(null, happened)]).toEqual([]);
  expect(announcement(happened, players(), say)).toBe('You: Mira passes. Mira passes. Mira passes. You: Mira passes.');
});

test('it is about whom the event names, whoever brought it about', () => {
  expect(seatOf(passed(1, 0))).toBe(0);
  expect(seatOf(atTable({ type: 'begun' }))).toBeNull();
  expect(seatOf(atTable({ type: 'resigned' }, 2))).toBe(2);
});

test('what follows by itself is about nobody, whoever brought it about', () => {
  expect(seatOf({ ...passed(1), event: { type: 'round-ended' } })).toBeNull();
  expect(seatOf(atTable({ type: 'revealed' }, 2))).toBeNull();
});

test('what happens to the table is said in the site’s words', () => {
  expect(sentenceOf(atTable({ type: 'seated', seat: 2, bot: 'random' }), players(), say)).toBe(
    'Cedar, a bot, takes chair 3.',
  );
  expect(sentenceOf(atTable({ type: 'end-wished', wishes: false }, 1), players(), say)).toBe(
    'Jonas would rather play on.',
  );
  expect(sentenceOf(atTable({ type: 'left', seat: 7 }), players(), say)).toBe('Somebody leaves.');
});

test('when time runs out, everybody is told who, and who wishes what', () => {
  expect(sentenceOf(atTable({ type: 'warned', seat: 1 }), players(), say)).toBe('Jonas has little time left.');
  expect(sentenceOf(atTable({ type: 'timed-out', seat: 1, bot: 'random' }), players(), say)).toBe(
    'Jonas has run out of time; a bot plays until they are back.',
  );
  const wished = atTable({ type: 'substitute-wished', seat: 1, by: 0, wishes: true }, 0);
  expect(announcement([wished], players(), say)).toBe('You: Mira would let the bot play on for Jonas.');
  const unwished = atTable({ type: 'substitute-wished', seat: 1, by: 2, wishes: false }, 2);
  expect(sentenceOf(unwished, players(), say)).toBe('Cedar would rather wait for Jonas.');
  expect(sentenceOf(atTable({ type: 'forsaken' }), players(), say)).toBe('Nobody has come back; bots finish the game.');
});

test('what the log keeps about clocks and chairs is not told', () => {
  for (const type of ['terms', 'kept', 'timed', 'postponed']) {
    expect(isSilent(atTable({ type }))).toBe(true);
    expect(announcement([atTable({ type, seat: 0 })], players(), say)).toBe('');
  }
});
