import { byzanz } from './byzanz.ts';
import type { Deal } from './deal.ts';
import { jantaris } from './jantaris.ts';
import { zanzibar } from './zanzibar.ts';

/** By game and rules version. */
export const DEALS: ReadonlyMap<string, Deal> = new Map([
  ['byzanz/1', byzanz],
  ['jantaris/1', jantaris],
  ['zanzibar/1', zanzibar],
]);
