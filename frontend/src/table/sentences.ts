/** What is expected now, and what has happened, in one sentence each. */
import type { Happening, Position } from '../api/types';
import type { Player, Say } from '../games/contract';
import { t } from '../words/words.svelte';
import { isEndedTogether } from './result';

/** Whose turn it is and what is expected; plain to players and spectators alike. */
export function expectation(position: Position, players: readonly Player[], say: Say, isPending = false): string {
  if (position.status === 'finished')
    return t(position.result && isEndedTogether(position.result) ? 'now-ended-together' : 'now-finished');
  const isMine = position.seat !== null && position.waiting.includes(position.seat);
  const names = players.filter((player) => player.awaited).map((player) => player.name);
  const whose = isMine ? t('now-your-turn') : t('now-waiting-for', { names: say.list(names), count: names.length });
  return `${whose} ${decision(position, say, isMine, isPending)}`.trim();
}

/** While something is proposed, it is to be done or taken back; what could come after it is said as that. */
function decision({ hints, legal }: Position, say: Say, isMine: boolean, isPending: boolean): string {
  const prompt = hints && (legal.length || (isMine && !isPending)) ? say.prompt(hints) : '';
  if (!isPending) return prompt;
  return prompt ? t('now-confirm-or-go-on', { prompt }) : t('now-confirm');
}

const BOOKKEEPING = new Set(['terms', 'kept', 'timed', 'postponed']);

/** What a table keeps in its log about clocks and chairs; people see it there. */
export function isSilent({ room, event }: Pick<Happening, 'room' | 'event'>): boolean {
  return room === 'table' && BOOKKEEPING.has(event.type);
}

/** Whom it is about, if anybody: an event may name another than who brought it about, and many a one follows by itself. */
export function seatOf({ room, event, seat }: Happening): number | null {
  if (room === 'table' && typeof event.by === 'number') return event.by;
  if (typeof event.seat === 'number') return event.seat;
  return room === 'table' && event.type !== 'revealed' ? seat : null;
}

/** The versions in which this seat has done something itself: with what it brings about, it comes first at its time. */
export function deedsOf(seat: number | null, happenings: readonly Happening[]): ReadonlySet<number> {
  if (seat === null) return new Set();
  const told = happenings.filter((happening) => !isSilent(happening));
  const deeds = told.filter(
    (happening, at) => happening.seat === seat && seatOf(happening) === seat && told[at - 1]?.time !== happening.time,
  );
  return new Set(deeds.map(({ version }) => version));
}

/**
 * Said aloud. "You" can't stand for a name in all languages (verbs and cases follow the person), so it stands before
 * the sentence.
 */
export function announcement(happened: readonly Happening[], players: readonly Player[], say: Say): string {
  const deeds = deedsOf(players.find(({ you }) => you)?.seat ?? null, happened);
  return happened
    .map((happening) => [happening.version, sentenceOf(happening, players, say)] as const)
    .filter(([, sentence]) => sentence)
    .map(([version, sentence]) => (deeds.has(version) ? `${t('you')}: ${sentence}` : sentence))
    .join(' ');
}

export function sentenceOf(happening: Happening, players: readonly Player[], say: Say): string {
  if (happening.room === 'game') return say.event(happening.event);
  if (isSilent(happening)) return '';
  const { event } = happening;
  const seat = seatOf(happening);
  const name = (number: unknown) => players[number as number]?.name ?? t('somebody');
  const kind = event.wishes === false ? event.type.replace(/wished$/, 'unwished') : event.type;
  return t(`table-${kind}`, {
    name: name(seat),
    other: name(event.seat),
    bot: event.bot ? 'yes' : 'no',
    seat: (seat ?? 0) + 1,
    reason: typeof event.reason === 'string' ? event.reason : '',
  });
}
