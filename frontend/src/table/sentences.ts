/** What is expected now, and what has happened, in one sentence each. */
import type { Happening, Position } from '../api/types';
import type { Player, Say } from '../games/contract';
import { t } from '../words/words.svelte';

/** Whose turn it is and what is expected; plain to players and spectators alike. */
export function expectation(position: Position, players: readonly Player[], say: Say, isPending = false): string {
  if (position.status === 'finished') return t('now-finished');
  const isMine = position.seat !== null && position.waiting.includes(position.seat);
  if (isMine && isPending && !position.legal.length) return `${t('now-your-turn')} ${t('now-confirm')}`;
  const prompt = position.hints && (isMine || position.legal.length) ? say.prompt(position.hints) : '';
  if (isMine) return `${t('now-your-turn')} ${prompt}`;
  const names = players.filter((player) => player.awaited).map((player) => player.name);
  return `${t('now-waiting-for', { names: say.list(names), count: names.length })} ${prompt}`.trim();
}

export function sentenceOf(happening: Happening, players: readonly Player[], say: Say): string {
  if (happening.room === 'game') return say.event(happening.event);
  const { event } = happening;
  const seat = typeof event.seat === 'number' ? event.seat : happening.seat;
  const name = (seat !== null && players[seat]?.name) || t('somebody');
  const kind = event.type === 'end-wished' && !event.wishes ? 'end-unwished' : event.type;
  return t(`table-${kind}`, { name, bot: event.bot ? 'yes' : 'no', seat: (seat ?? 0) + 1 });
}
