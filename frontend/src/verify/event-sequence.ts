import { isShown, type Link, type ShownLink } from './chain.ts';
import type { Envelope } from './envelope.ts';
import { finding, type Finding } from './finding.ts';
import { isTableEvent, tableEvent } from './table-events.ts';
import { applyEvent, emptyTableState, isAllowed, type TableState } from './table-state.ts';

/**
 * Checks that every event is allowed where it stands: the table is opened first, players sit down before the game
 * starts, it starts once, and the secrets are revealed last; a ranked game may be voided after that. Otherwise a site
 * could deal twice and show the deal it prefers.
 */
export function checkSequence(links: readonly Link[]): { table: TableState; sequence: Finding } {
  const table = emptyTableState();
  const version = firstNotAllowed(links, table) ?? (links.every(isShown) ? firstBrokenCommit(links) : undefined);
  const hidden = links.filter((link) => !isShown(link)).length;
  if (version !== undefined) return { table, sequence: finding('sequence-broken', { version }) };
  if (hidden) return { table, sequence: finding('sequence-partly-hidden', { hidden }) };
  return { table, sequence: finding('sequence-valid', { events: links.length }) };
}

/** The version of the first event that is not allowed where it stands. Applies the events before it to `table`. */
function firstNotAllowed(links: readonly Link[], table: TableState): number | undefined {
  for (const link of links) {
    if (!(isShown(link) ? applyIfAllowed(link.envelope, table) : table.opened && !table.finished)) return link.version;
  }
  const firstHidden = links.find((link) => !isShown(link));
  return table.finished && firstHidden?.version;
}

function applyIfAllowed(envelope: Envelope, table: TableState): boolean {
  if (envelope.source === 'game') return table.startedAt !== undefined && !table.finished;
  if (!isTableEvent(envelope)) return table.opened !== undefined && !table.finished;
  const event = tableEvent(envelope);
  if (!event || envelope.schema !== 1 || !isAllowed(table, event)) return false;
  applyEvent(table, event, envelope.version);
  return true;
}

function firstBrokenCommit(links: readonly ShownLink[]): number | undefined {
  let time = 0;
  for (const commit of commitsOf(links)) {
    const [first] = commit;
    const misplaced = commit.find((envelope, ordinal) => !belongsToCommit(first, envelope, ordinal));
    if (misplaced) return misplaced.version;
    if (first.recorded < time || (first.cause && !hasValidCause(first.cause.seat, commit))) return first.version;
    time = first.recorded;
  }
  return undefined;
}

type Commit = [Envelope, ...Envelope[]];

function commitsOf(links: readonly ShownLink[]): Commit[] {
  const commits: Commit[] = [];
  for (const { envelope } of links) {
    const last = commits.at(-1);
    if (last && envelope.ordinal > 0) last.push(envelope);
    else commits.push([envelope]);
  }
  return commits;
}

function belongsToCommit(first: Envelope, envelope: Envelope, ordinal: number): boolean {
  return (
    envelope.ordinal === ordinal &&
    envelope.seat === first.seat &&
    envelope.command === first.command &&
    envelope.recorded === first.recorded &&
    (ordinal === 0 || envelope.cause === null)
  );
}

/** A seat's actions cause events of the game, and never its start. */
function hasValidCause(seat: number, commit: Commit): boolean {
  const isStart = commit.some(({ source, type }) => source === 'table' && type === 'started');
  return commit[0].seat === seat && commit.some(({ source }) => source === 'game') && !isStart;
}
