/** Who sits where, by name and mark. */
import type { Chair, Names } from '../api/types';
import type { Player, Shape } from '../games/contract';
import { t } from '../words/words.svelte';

export const SHAPES: readonly Shape[] = ['circle', 'diamond', 'square', 'triangle', 'hexagon', 'drop'];
const BOT_NAMES = ['Amber', 'Cedar', 'Saffron', 'Indigo', 'Sumac', 'Myrrh'];

export function markOf(seat: number): { shape: Shape; colour: string } {
  const mark = seat % SHAPES.length;
  return { shape: SHAPES[mark]!, colour: `var(--player-${mark})` };
}

export interface Seating {
  chairs: readonly (Chair | null)[];
  names: Names;
  seat: number | null;
  waiting: readonly number[];
  here: readonly number[];
}

export function playersOf({ chairs, names, seat, waiting, here }: Seating): Player[] {
  return chairs.map((chair, number) => ({
    seat: number,
    name: chair ? nameOf(chair, names) : t('free-chair'),
    person: chair ? (names[chair.player] ?? null) : null,
    ...markOf(number),
    bot: chair?.bot ?? null,
    you: number === seat,
    away: !!chair?.away_since && !chair.departed,
    departed: chair?.departed ?? null,
    here: here.includes(number),
    awaited: waiting.includes(number),
  }));
}

/** A bot in its own chair; who is away or has left stays who they are. */
export function isBot({ bot, away, departed }: Pick<Player, 'bot' | 'away' | 'departed'>): boolean {
  return bot !== null && !away && !departed;
}

/** Whoever sat down keeps the name in the chair, also while a bot plays there for them. */
export function nameOf(chair: { seat: number; player: string; bot: string | null }, names: Names): string {
  return names[chair.player] ?? (chair.bot ? botName(chair.seat) : t('nobody'));
}

export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length]!;
}
