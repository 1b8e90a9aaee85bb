/** Formats the time left: as digits for the screen, as words for screen readers. */
import { t } from '../i18n/i18n.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From this number on, the next smaller unit is left out. */
const SINGLE_UNIT_FROM = 10;

/** "12:34" when minutes matter, "1 d 4 h" when days do. */
export function formatTimeLeft(left: number): string {
  if (left < HOUR) return `${wholeUnits(left, MINUTE)}:${String(wholeUnits(left % MINUTE, SECOND)).padStart(2, '0')}`;
  const [days, hours, minutes] = [wholeUnits(left, DAY), wholeUnits(left % DAY, HOUR), wholeUnits(left % HOUR, MINUTE)];
  if (days >= SINGLE_UNIT_FROM || (days && !hours)) return t('left-days', { days });
  if (days) return t('left-days-hours', { days, hours });
  if (hours >= SINGLE_UNIT_FROM || !minutes) return t('left-hours', { hours });
  return t('left-hours-minutes', { hours, minutes });
}

/** Rounded to one unit, so that it rarely changes while it is read out: "12 minutes". */
export function spokenTimeLeft(left: number, language: string): string {
  if (left >= 2 * DAY) return formatUnit(wholeUnits(left, DAY), 'day', language);
  if (left >= 2 * HOUR) return formatUnit(wholeUnits(left, HOUR), 'hour', language);
  if (left >= MINUTE) return formatUnit(wholeUnits(left, MINUTE), 'minute', language);
  return formatUnit(wholeUnits(left, SECOND), 'second', language);
}

export function formatUnit(
  count: number,
  unit: string,
  language: string,
  unitDisplay: 'long' | 'short' = 'long',
): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count);
}

function wholeUnits(time: number, unit: number): number {
  return Math.max(0, Math.floor(time / unit));
}
