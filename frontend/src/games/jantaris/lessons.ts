/** The first game's walkthrough: a sentence at each new moment. */
import type { Lesson } from '../contract';
import type { View } from './types';

type When = Lesson['when'];

const asked =
  (...types: string[]): When =>
  ({ hints }) =>
    !!hints && types.includes(hints.type);

const isEndNear: When = ({ view }) => (view as View).end_nears;

export const lessons: readonly Lesson[] = [
  { id: 'settling', does: ['place-merchants'], when: asked('settling') },
  {
    id: 'city',
    does: ['marketplace', 'place-merchants', 'take-back', 'bazaar'],
    when: asked('visiting-city', 'using-items'),
  },
  { id: 'auction', does: ['put-up', 'bid', 'hold'], when: asked('putting-up', 'bidding') },
  { id: 'token', does: ['move-token'], when: asked('moving-token') },
  { id: 'voting', does: ['vote'], when: asked('voting') },
  { id: 'fair', does: ['pay', 'decline'], when: asked('paying-fair', 'leaving-fair') },
  { id: 'claims', does: ['claim'], when: asked('claiming') },
  { id: 'end', when: isEndNear },
];
