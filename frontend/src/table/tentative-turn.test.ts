import { beforeEach, expect, test, vi } from 'vitest';
import { ServerUnavailable } from '../api/client';
import type { Position, Preview, Tagged } from '../api/types';
import { TentativeTurn, type TurnTable } from './tentative-turn.svelte';

const STEP = { type: 'step', to: 'Kilima' };
const END = { type: 'end-turn' };
const settled = () => vi.waitFor(() => expect(turn.busy).toBe(false));

let acted: (readonly Tagged[])[];
let errors: unknown[];
let isRefusing: boolean;
let isUnreachable: boolean;
let previews: number;
let position: { version: number; status: string };
let turn: TentativeTurn;

beforeEach(() => {
  [acted, errors, isRefusing, isUnreachable, previews] = [[], [], false, false, 0];
  position = { version: 7, status: 'running' };
  const table: TurnTable = {
    position: position as unknown as Position,
    async preview(actions, version) {
      previews += 1;
      if (isUnreachable) throw new ServerUnavailable();
      if (isRefusing) throw new Error('illegal');
      return { played: actions.length, reveals: false, version } as Preview;
    },
    async act(actions) {
      acted.push(actions);
    },
    onError: (error) => void errors.push(error),
  };
  turn = new TentativeTurn(table);
});

test('proposed actions are previewed, and can be undone and redone', async () => {
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

test('a new proposal discards the undone actions', async () => {
  turn.propose(STEP);
  await settled();
  turn.undo();
  await settled();
  expect(turn.preview).toBeNull();
  turn.propose(END);
  await settled();
  expect(turn.canRedo).toBe(false);
});

test('committing sends all actions at once and resets the turn', async () => {
  turn.propose(STEP);
  await settled();
  turn.commit(END);
  await settled();
  expect(acted).toEqual([[STEP, END]]);
  expect(turn.proposed).toEqual([]);
});

test('a refused proposal is dropped and reported', async () => {
  turn.propose(STEP);
  await settled();
  isRefusing = true;
  await turn.onTableUpdate();
  expect(turn.proposed).toEqual([]);
  expect(errors).toHaveLength(1);
});

test('a proposal is dropped without an error when the game is over', async () => {
  turn.propose(STEP);
  await settled();
  position.status = 'finished';
  await turn.onTableUpdate();
  expect(turn.proposed).toEqual([]);
  expect(previews).toBe(1);
});

test('a request in flight when the game ends is refused without an error', async () => {
  turn.propose(STEP);
  await settled();
  isRefusing = true;
  turn.propose(END);
  position.status = 'finished';
  await settled();
  expect(turn.proposed).toEqual([]);
  expect(errors).toEqual([]);
});

test('a second click does nothing while a request is in flight', async () => {
  turn.commit(STEP);
  turn.commit(STEP);
  await settled();
  expect(acted).toHaveLength(1);
});

test('a proposal survives a lost connection', async () => {
  turn.propose(STEP);
  await settled();
  isUnreachable = true;
  turn.propose(END);
  await settled();
  expect(turn.proposed).toEqual([STEP]);
});

test('a preview of an outdated version is requested again', async () => {
  turn.propose(STEP);
  position.version = 8;
  await settled();
  expect(previews).toBe(2);
  expect(turn.preview?.version).toBe(8);
});

test('a click during a refresh is not lost', async () => {
  turn.propose(STEP);
  await settled();
  const refreshed = turn.onTableUpdate();
  turn.commit(END);
  await refreshed;
  await settled();
  expect(acted).toEqual([[STEP, END]]);
});

test('a click does not continue a dropped proposal', async () => {
  turn.propose(STEP);
  await settled();
  isRefusing = true;
  const refreshed = turn.onTableUpdate();
  turn.commit(END);
  await refreshed;
  await settled();
  expect(acted).toEqual([]);
  expect(errors).toHaveLength(1);
});

test('a refresh does not block clicks', async () => {
  turn.propose(STEP);
  await settled();
  const refreshed = turn.onTableUpdate();
  expect(turn.busy).toBe(false);
  await refreshed;
});
