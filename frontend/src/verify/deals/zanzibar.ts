import { isString } from '../schema.ts';
import type { Deal } from './deal.ts';

/** A player's deck before it is shuffled. It is the same in every edition. */
const ORDERS = ['pepper', 'ginger', 'cloves', 'cinnamon', 'vanilla', 'north', 'east', 'south', 'west', 'centre'];

export const zanzibar: Deal = async ({ seats, options }, rng) => {
  const { edition } = options;
  if (!isString(edition) || seats < 2 || seats > 5) return undefined;
  const first = await rng.below(seats);
  const decks: string[][] = [];
  while (decks.length < seats) decks.push(await rng.shuffled(ORDERS));
  return { type: 'decks-shuffled', edition, first, decks };
};
