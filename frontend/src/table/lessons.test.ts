import { beforeEach, expect, test } from 'vitest';
import { storage } from '../edge.test-kit';
import type { Lesson, Moment } from '../games/contract';
import { begin, Walkthrough } from './lessons.svelte';

const asked =
  (type: string): Lesson['when'] =>
  ({ hints }) =>
    hints?.type === type;
const BID: Lesson = { id: 'bid', does: ['bid'], when: asked('bidding') };
const SELL: Lesson = { id: 'sell', does: ['sell'], when: asked('bidding') };
const END: Lesson = { id: 'end', when: asked('finished') };
const moment = (type: string): Moment => ({ view: null, hints: { type }, legal: [], seat: 0 });

let walkthrough: Walkthrough;
let acted: object;
const look = (type: string) => walkthrough.look(moment(type), acted, type);

beforeEach(() => {
  begin('byzanz');
  walkthrough = new Walkthrough('byzanz', [BID, SELL, END]);
  acted = [];
});

test('whoever did not ask for it is told nothing', () => {
  const other = new Walkthrough('zanzibar', [BID]);
  other.look(moment('bidding'), acted);
  expect(other.lesson).toBeNull();
});

test('a lesson is over when the player does what it says, and no other comes for the same decision', () => {
  look('bidding');
  expect(walkthrough.lesson).toBe(BID);
  walkthrough.chosen([{ type: 'bid' }]);
  expect(walkthrough.lesson).toBeNull();
  look('bidding');
  expect(walkthrough.lesson).toBeNull();
});

test('the next decision has the next lesson', () => {
  look('bidding');
  walkthrough.learn(BID);
  acted = [];
  look('bidding');
  expect(walkthrough.lesson).toBe(SELL);
});

test('whoever does something else is told again', () => {
  look('bidding');
  walkthrough.chosen([{ type: 'pass' }]);
  acted = [];
  look('waiting');
  expect(walkthrough.lesson).toBeNull();
  look('bidding');
  expect(walkthrough.lesson).toBe(BID);
});

test('what was told before is learnt even if the table moved on before the answer came', () => {
  look('bidding');
  look('waiting');
  walkthrough.chosen([{ type: 'bid' }]);
  look('bidding');
  expect(walkthrough.lesson).toBe(SELL);
});

test('what nobody was told is not learnt by doing it', () => {
  walkthrough.chosen([{ type: 'bid' }]);
  look('bidding');
  expect(walkthrough.lesson).toBe(BID);
});

test('a lesson without a deed stays until it is put aside', () => {
  look('finished');
  walkthrough.chosen([{ type: 'bid' }]);
  expect(walkthrough.lesson).toBe(END);
  walkthrough.learn(END);
  expect(walkthrough.lesson).toBeNull();
});

test('skipping is for good, until it is asked for again', () => {
  look('bidding');
  walkthrough.skip();
  look('finished');
  expect(walkthrough.lesson).toBeNull();
  expect(JSON.parse(storage.get('lessons')!)).toEqual({ byzanz: 'skipped' });
  begin('byzanz');
  look('bidding');
  expect(walkthrough.lesson).toBe(BID);
});
