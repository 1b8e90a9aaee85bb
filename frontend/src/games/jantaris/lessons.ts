/** The walkthrough of a first game. */
import type { Lesson } from '../contract';
import type { View } from './types';

type When = Lesson['when'];

const whenHinted =
  (...types: string[]): When =>
  ({ hints }) =>
    !!hints && types.includes(hints.type);

const isEndNear: When = ({ view }) => (view as View).end_nears;

export const lessons: readonly Lesson[] = [
  { id: 'settling', actions: ['place-merchants'], when: whenHinted('settling') },
  {
    id: 'city',
    actions: ['marketplace', 'place-merchants', 'take-back', 'bazaar'],
    when: whenHinted('visiting-city', 'using-items'),
  },
  { id: 'auction', actions: ['put-up', 'bid', 'hold'], when: whenHinted('putting-up', 'bidding') },
  { id: 'token', actions: ['move-token'], when: whenHinted('moving-token') },
  { id: 'voting', actions: ['vote'], when: whenHinted('voting') },
  { id: 'fair', actions: ['pay', 'decline'], when: whenHinted('paying-fair', 'leaving-fair') },
  { id: 'claims', actions: ['claim'], when: whenHinted('claiming') },
  { id: 'end', when: isEndNear },
];
