import { fromHex } from './bytes.ts';
import { isShown, type Link } from './chain.ts';
import { DEALS } from './deals/index.ts';
import { hmac } from './digest.ts';
import type { Envelope } from './envelope.ts';
import { finding, type Finding } from './finding.ts';
import { rng } from './rng.ts';
import type { Opened } from './table-events.ts';
import type { TableState } from './table-state.ts';

/** The schema version of the set-up events that `DEALS` produces. */
const SCHEMA_VERSION = 1;

/** Checks that the set-up in the log follows from the revealed seed and all players' nonces. */
export async function checkDeal(opened: Opened, table: TableState, links: readonly Link[]): Promise<Finding> {
  const { game, rules_version, seats, options } = opened;
  const deal = DEALS.get(`${game}/${rules_version}`);
  if (!deal) return finding('deal-unsupported', { game });
  if (!table.finished || table.startedAt === undefined) return finding('deal-pending', { game });
  const seed = await hmac(fromHex(table.finished.server_seed), fromHex(table.nonces.join('')));
  const expected = await deal({ seats, options }, rng(seed));
  if (!expected) return finding('deal-unsupported', { game });
  const version = table.startedAt + 1;
  const events = links.filter(isShown).map(({ envelope }) => envelope);
  const setup = events[version - 1];
  if (setup && setup.schema !== SCHEMA_VERSION) return finding('deal-unsupported', { game });
  if (!setup || !contains(setup, expected)) return finding('deal-invalid', { game, version });
  const second = events.find(
    (event) => event.version > version && event.source === 'game' && event.type === expected.type,
  );
  return second
    ? finding('deal-repeated', { game, version: second.version })
    : finding('deal-valid', { game, version });
}

/** Both are in canonical form, so equal events have equal JSON. */
function contains(envelope: Envelope, event: object): boolean {
  return envelope.source === 'game' && envelope.ordinal > 0 && JSON.stringify(envelope.data) === JSON.stringify(event);
}
