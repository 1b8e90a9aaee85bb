import { isOpen, type Link, type OpenLink } from './chain.ts';
import type { Envelope } from './envelope.ts';
import { finding, type Finding } from './finding.ts';
import { isTimely, tell, untold, type Story } from './story.ts';
import { isOfTable, tableEvent } from './table-events.ts';

/**
 * Each thing once and in its place: opened first, sat down before the beginning, begun once, revealed last; a ranked game
 * may be voided after that. Else a site could deal twice and show the better one.
 */
export function checkOrder(links: readonly Link[]): { story: Story; order: Finding } {
  const story = untold();
  const version = firstUntimely(links, story) ?? (links.every(isOpen) ? firstOutOfCommit(links) : undefined);
  const hidden = links.filter((link) => !isOpen(link)).length;
  if (version !== undefined) return { story, order: finding('order-broken', { version }) };
  if (hidden) return { story, order: finding('order-partly-hidden', { hidden }) };
  return { story, order: finding('order-kept', { events: links.length }) };
}

function firstUntimely(links: readonly Link[], story: Story): number | undefined {
  for (const link of links) {
    if (!(isOpen(link) ? happens(link.envelope, story) : story.opened && !story.revealed)) return link.version;
  }
  const firstHidden = links.find((link) => !isOpen(link));
  return story.revealed && firstHidden?.version;
}

function happens(envelope: Envelope, story: Story): boolean {
  if (envelope.room === 'game') return story.begunAt !== undefined && !story.revealed;
  if (!isOfTable(envelope)) return story.opened !== undefined && !story.revealed;
  const event = tableEvent(envelope);
  if (!event || envelope.schema !== 1 || !isTimely(story, event)) return false;
  tell(story, event, envelope.version);
  return true;
}

function firstOutOfCommit(links: readonly OpenLink[]): number | undefined {
  let time = 0;
  for (const commit of commitsOf(links)) {
    const [first] = commit;
    const stray = commit.find((envelope, ordinal) => !isOfCommit(first, envelope, ordinal));
    if (stray) return stray.version;
    if (first.recorded < time || (first.cause && !isCausedBy(first.cause.seat, commit))) return first.version;
    time = first.recorded;
  }
  return undefined;
}

type Commit = [Envelope, ...Envelope[]];

function commitsOf(links: readonly OpenLink[]): Commit[] {
  const commits: Commit[] = [];
  for (const { envelope } of links) {
    const last = commits.at(-1);
    if (last && envelope.ordinal > 0) last.push(envelope);
    else commits.push([envelope]);
  }
  return commits;
}

function isOfCommit(first: Envelope, envelope: Envelope, ordinal: number): boolean {
  return (
    envelope.ordinal === ordinal &&
    envelope.seat === first.seat &&
    envelope.command === first.command &&
    envelope.recorded === first.recorded &&
    (ordinal === 0 || envelope.cause === null)
  );
}

/** What a seat causes is something in the game, and never its beginning. */
function isCausedBy(seat: number, commit: Commit): boolean {
  const saysBegun = commit.some(({ room, type }) => room === 'table' && type === 'begun');
  return commit[0].seat === seat && commit.some(({ room }) => room === 'game') && !saysBegun;
}
