/** A first game, told in a sentence when its moment comes. */
import type { Lesson, Moment } from '../contract';
import type { Hints } from './types';

const at =
  (type: Hints['type']) =>
  ({ hints }: Moment): boolean =>
    hints?.type === type;

export const lessons: readonly Lesson[] = [
  { id: 'outbid', does: ['bid', 'pass'], when: ({ hints }) => hints?.type === 'bidding' && Number(hints.laid) > 0 },
  { id: 'bid', does: ['bid'], when: at('bidding') },
  { id: 'give', does: ['give'], when: at('giving') },
  { id: 'market', does: ['take'], when: at('taking') },
  { id: 'limit', does: ['sell', 'discard'], when: at('trimming') },
  { id: 'last-sales', does: ['sell', 'done'], when: at('last-sales') },
  { id: 'sell', does: ['sell'], when: ({ legal }) => legal.some(({ type }) => type === 'sell') },
  { id: 'end', when: at('finished') },
];
