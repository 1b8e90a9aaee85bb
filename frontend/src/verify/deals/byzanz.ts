import type { Deal } from './deal.ts';

const KINDS_OF_GOODS = 6;
const COPIES_BY_VALUE = [6, 5, 3, 2];
const MERCHANT = 24;
const MERCHANT_CARDS = 16;
const CARDS_DEALT = 4;
/** By number of seats. */
const CARDS_SET_ASIDE = new Map([
  [3, 4],
  [4, 12],
  [5, 2],
  [6, 4],
]);

/** Goods by kind and then by value, encoded as 4 × kind + value − 1; then the merchants. */
const CARDS = [
  ...range(KINDS_OF_GOODS).flatMap((kind) =>
    COPIES_BY_VALUE.flatMap((copies, value) => Array<number>(copies).fill(4 * kind + value)),
  ),
  ...Array<number>(MERCHANT_CARDS).fill(MERCHANT),
];

export const byzanz: Deal = async ({ seats }, rng) => {
  const asideCount = CARDS_SET_ASIDE.get(seats);
  if (asideCount === undefined) return undefined;
  const cards = await rng.shuffled(CARDS);
  const hands = range(seats).map(() => sorted(cards.splice(0, CARDS_DEALT)));
  const aside = sorted(cards.splice(0, asideCount));
  return { type: 'dealt', first: await rng.below(seats), hands, aside, deck: cards };
};

function sorted(cards: readonly number[]): number[] {
  return [...cards].sort((one, other) => one - other);
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
