/** A first game, told in a sentence when its moment comes. */
import type { Lesson } from '../contract';
import type { Hints } from './types';

type Moment = Parameters<Lesson['when']>[0];
const at =
  (type: Hints['type']) =>
  ({ hints }: Moment): boolean =>
    hints?.type === type;

export const lessons: readonly Lesson[] = [
  { id: 'outbid', when: ({ hints }) => hints?.type === 'bidding' && Number(hints.laid) > 0 },
  { id: 'bid', when: at('bidding') },
  { id: 'give', when: at('giving') },
  { id: 'market', when: at('taking') },
  { id: 'limit', when: at('trimming') },
  { id: 'last-sales', when: at('last-sales') },
  { id: 'sell', when: ({ legal }) => legal.some(({ type }) => type === 'sell') },
  { id: 'end', when: at('finished') },
];
