import { beforeEach, expect, test, vi } from 'vitest';
import { Away } from '../api/client';
import type { Position, Preview, Thing } from '../api/types';
import { TentativeTurn, type AtTable } from './turn.svelte';

const STEP = { type: 'step', to: 'Kilima' };
const END = { type: 'end-turn' };
const settled = () => vi.waitFor(() => expect(turn.busy).toBe(false));

let acted: (readonly Thing[])[];
let refusals: unknown[];
let isRefusing: boolean;
let isAway: boolean;
let tried: number;
let position: { version: number; status: string };
let turn: TentativeTurn;

beforeEach(() => {
  [acted, refusals, isRefusing, isAway, tried] = [[], [], false, false, 0];
  position = { version: 7, status: 'running' };
  const table: AtTable = {
    position: position as unknown as Position,
    async preview(actions, at) {
      tried += 1;
      if (isAway) throw new Away();
      if (isRefusing) throw new Error('illegal');
      return { played: actions.length, reveals: false, version: at } as Preview;
    },
    async act(actions) {
      acted.push(actions);
    },
    refused: (problem) => void refusals.push(problem),
  };
  turn = new TentativeTurn(table);
});

test('what is proposed is tried, and can be taken back and done again', async () => {
  turn.propose(STEP);
  await settled();
  turn.propose(END);
  await settled();
  expect(turn.proposed).toEqual([STEP, END]);
  turn.undo();
  await settled();
  expect(turn.proposed).toEqual([STEP]);
  expect(turn.canRedo).toBe(true);
  turn.redo();
  await settled();
  expect(turn.proposed).toEqual([STEP, END]);
  expect(turn.canRedo).toBe(false);
});

test('a new proposal forgets what was taken back', async () => {
  turn.propose(STEP);
  await settled();
  turn.undo();
  await settled();
  expect(turn.preview).toBeNull();
  turn.propose(END);
  await settled();
  expect(turn.canRedo).toBe(false);
});

test('committing does everything at once, and begins anew', async () => {
  turn.propose(STEP);
  await settled();
  turn.commit(END);
  await settled();
  expect(acted).toEqual([[STEP, END]]);
  expect(turn.proposed).toEqual([]);
});

test('what is refused is dropped, and told', async () => {
  turn.propose(STEP);
  await settled();
  isRefusing = true;
  await turn.moved();
  expect(turn.proposed).toEqual([]);
  expect(refusals).toHaveLength(1);
});

test('what was proposed is dropped without a word when the game is over', async () => {
  turn.propose(STEP);
  await settled();
  position.status = 'finished';
  await turn.moved();
  expect(turn.proposed).toEqual([]);
  expect(tried).toBe(1);
});

test('what is on its way when the game ends is refused without a word', async () => {
  turn.propose(STEP);
  await settled();
  isRefusing = true;
  turn.propose(END);
  position.status = 'finished';
  await settled();
  expect(turn.proposed).toEqual([]);
  expect(refusals).toEqual([]);
});

test('while one thing is on its way a second click does nothing', async () => {
  turn.commit(STEP);
  turn.commit(STEP);
  await settled();
  expect(acted).toHaveLength(1);
});

test('what was proposed outlives a cut line', async () => {
  turn.propose(STEP);
  await settled();
  isAway = true;
  turn.propose(END);
  await settled();
  expect(turn.proposed).toEqual([STEP]);
});

test('a preview of a table that has moved on meanwhile is asked for again', async () => {
  turn.propose(STEP);
  position.version = 8;
  await settled();
  expect(tried).toBe(2);
  expect(turn.preview?.version).toBe(8);
});

test('a click that comes while the proposal is tried again is not lost', async () => {
  turn.propose(STEP);
  await settled();
  const retried = turn.moved();
  turn.commit(END);
  await retried;
  await settled();
  expect(acted).toEqual([[STEP, END]]);
});

test('a click does not go on with a proposal that had to be dropped', async () => {
  turn.propose(STEP);
  await settled();
  isRefusing = true;
  const retried = turn.moved();
  turn.commit(END);
  await retried;
  await settled();
  expect(acted).toEqual([]);
  expect(refusals).toHaveLength(1);
});

test('a proposal that is tried again keeps nobody from clicking', async () => {
  turn.propose(STEP);
  await settled();
  const retried = turn.moved();
  expect(turn.busy).toBe(false);
  await retried;
});
