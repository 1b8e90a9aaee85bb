/** Sentences about whose turn it is and about events. */
import type { EventView, Position } from '../api/types';
import type { GameTexts, Player } from '../games/contract';
import { t } from '../i18n/i18n.svelte';
import { isEndedByAgreement } from './result';

/** Whose turn it is and what to do, for players and spectators. */
export function turnStatus(
  position: Position,
  players: readonly Player[],
  texts: GameTexts,
  isPending = false,
): string {
  if (position.status === 'finished')
    return t(position.result && isEndedByAgreement(position.result) ? 'status-ended-by-agreement' : 'status-finished');
  const isMine = position.seat !== null && position.waiting.includes(position.seat);
  const names = players.filter((player) => player.awaited).map((player) => player.name);
  const whose = isMine
    ? t('status-your-turn')
    : t('status-waiting-for', { names: texts.list(names), count: names.length });
  return `${whose} ${decision(position, texts, isMine, isPending)}`.trim();
}

/** While actions are proposed, they can be confirmed or undone; the prompt for further actions comes after that. */
function decision({ hints, legal }: Position, texts: GameTexts, isMine: boolean, isPending: boolean): string {
  const prompt = hints && (legal.length || (isMine && !isPending)) ? texts.prompt(hints) : '';
  if (!isPending) return prompt;
  return prompt ? t('status-confirm-or-continue', { prompt }) : t('status-confirm');
}

const BOOKKEEPING = new Set(['terms', 'reserved', 'clocks-changed', 'postponed']);

/** Events about clocks and reserved seats, which the log does not show. */
export function isBookkeeping({ source, event }: Pick<EventView, 'source' | 'event'>): boolean {
  return source === 'table' && BOOKKEEPING.has(event.type);
}

/**
 * The seat that an event is about, if any. An event may name another seat than the one that caused it, and many events
 * are about no seat.
 */
export function seatOf({ source, event, seat }: EventView): number | null {
  if (source === 'table' && typeof event.by === 'number') return event.by;
  if (typeof event.seat === 'number') return event.seat;
  return source === 'table' && event.type !== 'finished' ? seat : null;
}

/** The versions of the seat's own actions: of the events with the same time, the first one. The others follow from it. */
export function ownActionsOf(seat: number | null, events: readonly EventView[]): ReadonlySet<number> {
  if (seat === null) return new Set();
  const shown = events.filter((event) => !isBookkeeping(event));
  const actions = shown.filter(
    (event, at) => event.seat === seat && seatOf(event) === seat && shown[at - 1]?.time !== event.time,
  );
  return new Set(actions.map(({ version }) => version));
}

/**
 * For screen readers. "You" can't replace a name in all languages (verbs and cases depend on the person), so it stands
 * before the sentence.
 */
export function announcement(events: readonly EventView[], players: readonly Player[], texts: GameTexts): string {
  const ownActions = ownActionsOf(players.find(({ you }) => you)?.seat ?? null, events);
  return events
    .map((event) => [event.version, sentenceOf(event, players, texts)] as const)
    .filter(([, sentence]) => sentence)
    .map(([version, sentence]) => (ownActions.has(version) ? `${t('you')}: ${sentence}` : sentence))
    .join(' ');
}

export function sentenceOf(view: EventView, players: readonly Player[], texts: GameTexts): string {
  if (view.source === 'game') return texts.event(view.event);
  if (isBookkeeping(view)) return '';
  const { event } = view;
  const seat = seatOf(view);
  const name = (number: unknown) => players[number as number]?.name ?? t('someone');
  const kind = event.agree === false ? event.type.replace(/voted$/, 'vote-withdrawn') : event.type;
  return t(`table-${kind}`, {
    name: name(seat),
    other: name(event.seat),
    bot: event.bot ? 'yes' : 'no',
    seat: (seat ?? 0) + 1,
    reason: typeof event.reason === 'string' ? event.reason : '',
  });
}
