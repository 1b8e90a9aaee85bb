/** The players of a table, with names and marks. */
import type { Names, Occupant } from '../api/types';
import type { Player, Shape } from '../games/contract';
import { t } from '../i18n/i18n.svelte';

export const SHAPES: readonly Shape[] = ['circle', 'diamond', 'square', 'triangle', 'hexagon', 'drop'];
const BOT_NAMES = ['Amber', 'Cedar', 'Saffron', 'Indigo', 'Sumac', 'Myrrh'];

export function markOf(seat: number): { shape: Shape; colour: string } {
  const mark = seat % SHAPES.length;
  return { shape: SHAPES[mark]!, colour: `var(--player-${mark})` };
}

export interface Seating {
  occupants: readonly (Occupant | null)[];
  names: Names;
  seat: number | null;
  waiting: readonly number[];
  present: readonly number[];
}

export function playersOf({ occupants, names, seat, waiting, present }: Seating): Player[] {
  return occupants.map((occupant, number) => ({
    seat: number,
    name: occupant ? nameOf(occupant, names) : t('free-seat'),
    person: occupant ? (names[occupant.player] ?? null) : null,
    ...markOf(number),
    bot: occupant?.bot ?? null,
    you: number === seat,
    away: !!occupant?.away_since && !occupant.departed,
    departed: occupant?.departed ?? null,
    present: present.includes(number),
    awaited: waiting.includes(number),
  }));
}

/** Whether a bot has this seat itself, rather than playing for someone who is away or has left. */
export function isBot({ bot, away, departed }: Pick<Player, 'bot' | 'away' | 'departed'>): boolean {
  return bot !== null && !away && !departed;
}

/** A player's name stays with the seat while a bot plays for them. */
export function nameOf(occupant: { seat: number; player: string; bot: string | null }, names: Names): string {
  return names[occupant.player] ?? (occupant.bot ? botName(occupant.seat) : t('deleted-player'));
}

export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length]!;
}
