/** The walkthrough of a first game. */
import type { Lesson, LessonContext } from '../contract';
import type { Hints } from './types';

const whenHinted =
  (type: Hints['type']) =>
  ({ hints }: LessonContext): boolean =>
    hints?.type === type;

export const lessons: readonly Lesson[] = [
  { id: 'outbid', actions: ['bid', 'pass'], when: ({ hints }) => hints?.type === 'bidding' && Number(hints.laid) > 0 },
  { id: 'bid', actions: ['bid'], when: whenHinted('bidding') },
  { id: 'give', actions: ['give'], when: whenHinted('giving') },
  { id: 'market', actions: ['take'], when: whenHinted('taking') },
  { id: 'limit', actions: ['sell', 'discard'], when: whenHinted('trimming') },
  { id: 'last-sales', actions: ['sell', 'done'], when: whenHinted('last-sales') },
  { id: 'sell', actions: ['sell'], when: ({ legal }) => legal.some(({ type }) => type === 'sell') },
  { id: 'end', when: whenHinted('finished') },
];
