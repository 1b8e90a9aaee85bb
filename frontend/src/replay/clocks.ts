/** Computes the clocks of a table at a version from its log. */
import type { Clock, Tagged } from '../api/types';

interface LoggedEvent {
  readonly time: number;
  readonly source: string;
  readonly event: Tagged;
}

interface Reading {
  seat: number;
  left: number;
  deadline: number | null;
}

const STOPPED = { deadline: null, warned: false };

/** The clocks at the time of the last step; empty for games without a clock and before the start. */
export function clocksAfter(steps: readonly LoggedEvent[], seats: number): Clock[] {
  let terms = { bank: 0, increment: 0 };
  let clocks: Clock[] = [];
  for (const { source, event } of steps) {
    if (source !== 'table') continue;
    const seat = event.seat as number;
    const change = (more: Partial<Clock>) => (clocks[seat] = { ...clocks[seat]!, ...more });
    if (event.type === 'terms') terms = event as unknown as typeof terms;
    else if (!terms.bank) continue;
    else if (event.type === 'started') clocks = Array(seats).fill({ left: terms.bank * 1000, ...STOPPED });
    else if (event.type === 'clocks-changed')
      for (const { seat, left, deadline } of event.readings as Reading[])
        clocks[seat] = { left, deadline, warned: false };
    else if (event.type === 'postponed') change({ deadline: event.deadline as number });
    else if (event.type === 'warned') change({ warned: true });
    else if (event.type === 'timed-out') change({ left: 0, ...STOPPED });
    else if (event.type === 'returned') change({ left: timeOnReturn(terms) });
  }
  const now = (steps.at(-1)?.time ?? 0) / 1000;
  return clocks.map(({ left, deadline, warned }) => ({
    left: deadline === null ? left : Math.max(0, deadline - now),
    deadline: null,
    warned,
  }));
}

function timeOnReturn({ bank, increment }: { bank: number; increment: number }): number {
  return Math.max(bank / 10, Math.min(increment, bank)) * 1000;
}
