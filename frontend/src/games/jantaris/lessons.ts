/** The first game's walkthrough: a sentence at each new moment. */
import type { Lesson } from '../contract';

type When = Lesson['when'];

const asked =
  (...types: string[]): When =>
  ({ hints }) =>
    !!hints && types.includes(hints.type);

const someoneNears: When = ({ view }) => {
  const players = (view as { players?: { fame: number }[] }).players;
  return !!players?.some(({ fame }) => fame >= 9);
};

export const lessons: readonly Lesson[] = [
  { id: 'settling', when: asked('settling') },
  { id: 'city', when: asked('visiting-city', 'using-items') },
  { id: 'auction', when: asked('putting-up', 'bidding') },
  { id: 'token', when: asked('moving-token') },
  { id: 'voting', when: asked('voting') },
  { id: 'fair', when: asked('paying-fair', 'leaving-fair') },
  { id: 'claims', when: asked('claiming') },
  { id: 'end', when: someoneNears },
];
