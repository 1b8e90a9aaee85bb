/** How much time is left, in figures for eyes and in words for ears. */
import { t } from '../words/words.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From so many on, the next smaller unit says nothing more. */
const MANY = 10;

/** "12:34" when minutes matter, "1 d 4 h" when days do. */
export function figures(left: number): string {
  if (left < HOUR) return `${parts(left, MINUTE)}:${String(parts(left % MINUTE, SECOND)).padStart(2, '0')}`;
  const [days, hours, minutes] = [parts(left, DAY), parts(left % DAY, HOUR), parts(left % HOUR, MINUTE)];
  if (days >= MANY || (days && !hours)) return t('left-days', { days });
  if (days) return t('left-days-hours', { days, hours });
  if (hours >= MANY || !minutes) return t('left-hours', { hours });
  return t('left-hours-minutes', { hours, minutes });
}

/** Rounded so that it doesn't change under the ear that listens: "12 minutes". */
export function spoken(left: number, language: string): string {
  if (left >= 2 * DAY) return unit(parts(left, DAY), 'day', language);
  if (left >= 2 * HOUR) return unit(parts(left, HOUR), 'hour', language);
  if (left >= MINUTE) return unit(parts(left, MINUTE), 'minute', language);
  return unit(parts(left, SECOND), 'second', language);
}

export function unit(count: number, of: string, language: string, unitDisplay: 'long' | 'short' = 'long'): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: of, unitDisplay }).format(count);
}

function parts(of: number, length: number): number {
  return Math.max(0, Math.floor(of / length));
}
