/** The pace of a table: presets, and texts for any pace. */
import { i18n, t } from '../i18n/i18n.svelte';
import { formatUnit } from './time-left';

export type ClockKind = 'untimed' | 'live' | 'async';

/** In seconds: every player starts with the bank and never has more; each decision adds the increment. */
export interface Pace {
  clock: ClockKind;
  bank: number;
  increment: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PRESETS = {
  none: { clock: 'untimed', bank: 0, increment: 0 },
  live: { clock: 'live', bank: 20 * MINUTE, increment: 15 },
  quick: { clock: 'live', bank: 8 * MINUTE, increment: 5 },
  day: { clock: 'async', bank: DAY, increment: DAY },
  week: { clock: 'async', bank: 7 * DAY, increment: 12 * HOUR },
} as const satisfies Record<string, Pace>;

export type Preset = keyof typeof PRESETS;

/** Units and limits of a custom pace. */
export const CUSTOM_LIMITS = {
  live: { bank: { units: ['minute'], max: 4 * HOUR }, increment: { units: ['second'], max: 10 * MINUTE } },
  async: { bank: { units: ['day', 'hour'], max: 60 * DAY }, increment: { units: ['hour', 'day'], max: 14 * DAY } },
} as const;

export const SECONDS = { second: 1, minute: MINUTE, hour: HOUR, day: DAY } as const;
export type Unit = keyof typeof SECONDS;

export function presetOf({ clock, bank, increment }: Pace): Preset | undefined {
  return (Object.keys(PRESETS) as Preset[]).find((name) => {
    const preset = PRESETS[name];
    return preset.clock === clock && preset.bank === bank && preset.increment === increment;
  });
}

/** "One day per move", or "live, 30 min + 20 sec". */
export function paceName(pace: Pace): string {
  const preset = presetOf(pace);
  if (preset) return t(`pace-${preset}`);
  return t('pace-custom-name', {
    clock: t(`clock-${pace.clock}`),
    bank: formatDuration(pace.bank, 'short'),
    increment: formatDuration(pace.increment, 'short'),
  });
}

/** A sentence that explains the pace. */
export function paceHelp({ clock, bank, increment }: Pace): string {
  if (clock === 'untimed') return t('clock-untimed-help');
  const values = { bank: formatDuration(bank, 'long'), increment: formatDuration(increment, 'long') };
  return t(increment ? 'pace-help' : 'pace-help-no-increment', values);
}

/** The largest unit in which the duration is a whole number. */
export function unitOf(seconds: number): Unit {
  if (!seconds) return 'second';
  return (['day', 'hour', 'minute'] as const).find((one) => seconds % SECONDS[one] === 0) ?? 'second';
}

function formatDuration(seconds: number, display: 'long' | 'short'): string {
  const unit = unitOf(seconds);
  return formatUnit(seconds / SECONDS[unit], unit, i18n.language, display);
}
