/** Days of the calendar ("2026-12-20"), and when they begin in somebody's time zone. */
const DAY = 86_400_000;

/** Here, at a moment. */
export function isoDay(moment: number): string {
  const here = new Date(moment);
  return new Date(moment - here.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

/** Of a day, as an ISO moment. */
export function firstMoment(day: string, zone: string): string {
  const midnight = Date.parse(day);
  const guess = midnight - offset(midnight, zone);
  return new Date(midnight - offset(guess, zone)).toISOString(); // asked again: the offset may change in between
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offset(moment: number, zone: string): number {
  const shown = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${shown.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}
