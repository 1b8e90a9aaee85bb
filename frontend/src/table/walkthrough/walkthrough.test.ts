import { beforeEach, expect, test } from 'vitest';
import { storage } from '../../test-kit/browser';
import type { Lesson, LessonContext } from '../../games/contract';
import { startWalkthrough, Walkthrough } from './walkthrough.svelte';

const promptIs =
  (type: string): Lesson['when'] =>
  ({ hints }) =>
    hints?.type === type;
const BID: Lesson = { id: 'bid', actions: ['bid'], when: promptIs('bidding') };
const SELL: Lesson = { id: 'sell', actions: ['sell'], when: promptIs('bidding') };
const END: Lesson = { id: 'end', when: promptIs('finished') };
const context = (type: string): LessonContext => ({ view: null, hints: { type }, legal: [], seat: 0 });

let walkthrough: Walkthrough;
let lastActions: object;
const decide = (type: string) => walkthrough.update(context(type), lastActions, type);

beforeEach(() => {
  startWalkthrough('byzanz');
  walkthrough = new Walkthrough('byzanz', [BID, SELL, END]);
  lastActions = [];
});

test('there are no lessons unless the walkthrough was started', () => {
  const other = new Walkthrough('zanzibar', [BID]);
  other.update(context('bidding'), lastActions);
  expect(other.lesson).toBeNull();
});

test('a lesson ends when the player does what it teaches, and no other follows for the same decision', () => {
  decide('bidding');
  expect(walkthrough.lesson).toBe(BID);
  walkthrough.onActions([{ type: 'bid' }]);
  expect(walkthrough.lesson).toBeNull();
  decide('bidding');
  expect(walkthrough.lesson).toBeNull();
});

test('the next decision has the next lesson', () => {
  decide('bidding');
  walkthrough.learn(BID);
  lastActions = [];
  decide('bidding');
  expect(walkthrough.lesson).toBe(SELL);
});

test('a lesson is shown again if the player did something else', () => {
  decide('bidding');
  walkthrough.onActions([{ type: 'pass' }]);
  lastActions = [];
  decide('waiting');
  expect(walkthrough.lesson).toBeNull();
  decide('bidding');
  expect(walkthrough.lesson).toBe(BID);
});

test('a lesson is learned even if the table changed before the action was confirmed', () => {
  decide('bidding');
  decide('waiting');
  walkthrough.onActions([{ type: 'bid' }]);
  decide('bidding');
  expect(walkthrough.lesson).toBe(SELL);
});

test('a lesson that was never shown is not learned by the action', () => {
  walkthrough.onActions([{ type: 'bid' }]);
  decide('bidding');
  expect(walkthrough.lesson).toBe(BID);
});

test('a lesson without actions stays until it is closed', () => {
  decide('finished');
  walkthrough.onActions([{ type: 'bid' }]);
  expect(walkthrough.lesson).toBe(END);
  walkthrough.learn(END);
  expect(walkthrough.lesson).toBeNull();
});

test('skipping lasts until the walkthrough is started again', () => {
  decide('bidding');
  walkthrough.skip();
  decide('finished');
  expect(walkthrough.lesson).toBeNull();
  expect(JSON.parse(storage.get('lessons')!)).toEqual({ byzanz: 'skipped' });
  startWalkthrough('byzanz');
  decide('bidding');
  expect(walkthrough.lesson).toBe(BID);
});
