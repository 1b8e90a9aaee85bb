import { fromHex } from './bytes.ts';
import { isOpen, type Link } from './chain.ts';
import { DEALS } from './deals/index.ts';
import { hmac } from './digest.ts';
import type { Envelope } from './envelope.ts';
import { finding, type Finding } from './finding.ts';
import { rng } from './rng.ts';
import type { Story } from './story.ts';
import type { Opened } from './table-events.ts';

/** The form of set-up events that the deals repeat. */
const FORM = 1;

/** The set-up in the log is the one that the revealed seed and everybody's nonces give. */
export async function checkDeal(opened: Opened, story: Story, links: readonly Link[]): Promise<Finding> {
  const { game, rules, seats, options } = opened;
  const deal = DEALS.get(`${game}/${rules}`);
  if (!deal) return finding('deal-unknown', { game });
  if (!story.revealed || story.begunAt === undefined) return finding('deal-secret', { game });
  const seed = await hmac(fromHex(story.revealed.server_seed), fromHex(story.nonces.join('')));
  const expected = await deal({ seats, options }, rng(seed));
  if (!expected) return finding('deal-unknown', { game });
  const version = story.begunAt + 1;
  const events = links.filter(isOpen).map(({ envelope }) => envelope);
  const setUp = events[version - 1];
  if (setUp && setUp.schema !== FORM) return finding('deal-unknown', { game });
  if (!setUp || !isThis(setUp, expected)) return finding('deal-false', { game, version });
  const again = events.find(
    (event) => event.version > version && event.room === 'game' && event.type === expected.type,
  );
  return again ? finding('deal-repeated', { game, version: again.version }) : finding('deal-true', { game, version });
}

/** Both are written in one way only, so equal texts are equal events. */
function isThis(envelope: Envelope, event: object): boolean {
  return envelope.room === 'game' && envelope.ordinal > 0 && JSON.stringify(envelope.data) === JSON.stringify(event);
}
