import { arrayOf, isObject, isString, isWholeNumber, matches } from '../schema.ts';
import type { Deal } from './deal.ts';

const EDITIONS = import.meta.glob<Record<string, unknown>>('@games/jantaris/editions/*.toml', {
  import: 'default',
  eager: true,
});
const CARDS = { markets: arrayOf(arrayOf(isWholeNumber)), fairs: arrayOf(isObject), items: isObject };

export const jantaris: Deal = async ({ seats, options }, rng) => {
  const { edition } = options;
  const cards = isString(edition) ? cardsOf(edition) : undefined;
  if (!cards || seats < 3 || seats > 4) return undefined;
  return {
    type: 'dealt',
    edition,
    seats,
    first: await rng.below(seats),
    items: await rng.shuffled(Object.keys(cards.items)),
    markets: await rng.shuffled(cards.markets),
    fairs: await rng.shuffled(cards.fairs.map(({ cost, fame }) => [cost, fame])),
  };
};

function cardsOf(edition: string) {
  const file = Object.entries(EDITIONS).find(([path]) => path.endsWith(`/${edition}.toml`));
  const cards = file && { markets: file[1].markets, fairs: file[1].fairs, items: file[1].items };
  return matches(CARDS, cards) ? cards : undefined;
}
