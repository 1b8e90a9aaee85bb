/** How fast a table is played: presets that people understand, and any other pace in a few words. */
import { t, words } from '../words/words.svelte';
import { unit } from './left';

export type ClockKind = 'untimed' | 'live' | 'async';

/** Seconds: a bank that everybody begins with and never has more of, and what each decision brings back. */
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

/** In which units a pace of one's own is said, and how far it may go. */
export const OWN = {
  live: { bank: { units: ['minute'], most: 4 * HOUR }, increment: { units: ['second'], most: 10 * MINUTE } },
  async: { bank: { units: ['day', 'hour'], most: 60 * DAY }, increment: { units: ['hour', 'day'], most: 14 * DAY } },
} as const;

export const SECONDS = { second: 1, minute: MINUTE, hour: HOUR, day: DAY } as const;
export type Unit = keyof typeof SECONDS;

export function presetOf({ clock, bank, increment }: Pace): Preset | undefined {
  return (Object.keys(PRESETS) as Preset[]).find((name) => {
    const preset = PRESETS[name];
    return preset.clock === clock && preset.bank === bank && preset.increment === increment;
  });
}

/** "A day a move", or "live, 30 min + 20 sec". */
export function paceName(pace: Pace): string {
  const preset = presetOf(pace);
  if (preset) return t(`pace-${preset}`);
  return t('pace-own-name', {
    clock: t(`clock-${pace.clock}`),
    bank: inWords(pace.bank, 'short'),
    increment: inWords(pace.increment, 'short'),
  });
}

/** A sentence about it. */
export function paceHelp({ clock, bank, increment }: Pace): string {
  if (clock === 'untimed') return t('clock-untimed-help');
  const values = { bank: inWords(bank, 'long'), increment: inWords(increment, 'long') };
  return t(increment ? 'pace-help' : 'pace-help-sudden', values);
}

/** The largest unit that says it exactly. */
export function unitOf(seconds: number): Unit {
  if (!seconds) return 'second';
  return (['day', 'hour', 'minute'] as const).find((one) => seconds % SECONDS[one] === 0) ?? 'second';
}

function inWords(seconds: number, display: 'long' | 'short'): string {
  const of = unitOf(seconds);
  return unit(seconds / SECONDS[of], of, words.language, display);
}
