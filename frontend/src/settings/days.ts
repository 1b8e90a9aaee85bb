/** Calendar days ("2026-12-20"), and when they start in a time zone. */
const DAY = 86_400_000;

/** The day of a timestamp in the browser's time zone. */
export function isoDay(timestamp: number): string {
  const local = new Date(timestamp);
  return new Date(timestamp - local.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

/** Midnight at the start of a day, as an ISO timestamp. */
export function startOfDay(day: string, zone: string): string {
  const midnight = Date.parse(day);
  const guess = midnight - offset(midnight, zone);
  return new Date(midnight - offset(guess, zone)).toISOString(); // computed again: the offset may change in between
}

/** The offset of a time zone from UTC, in milliseconds. */
function offset(timestamp: number, zone: string): number {
  const formatter = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${formatter.format(timestamp).replace(' ', 'T')}Z`) - Math.floor(timestamp / 1000) * 1000;
}
