/** The clocks of a table as they stood at each version, read from its log. */
import type { Clock, Thing } from '../api/types';

interface Told {
  readonly time: number;
  readonly room: string;
  readonly event: Thing;
}

interface Reading {
  seat: number;
  left: number;
  deadline: number | null;
}

const STANDS = { deadline: null, warned: false };

/** After these frames, at the time of the last of them; none without a clock, and before the game has begun. */
export function clocksAfter(frames: readonly Told[], seats: number): Clock[] {
  let terms = { bank: 0, increment: 0 };
  let clocks: Clock[] = [];
  for (const { room, event } of frames) {
    if (room !== 'table') continue;
    const seat = event.seat as number;
    const change = (more: Partial<Clock>) => (clocks[seat] = { ...clocks[seat]!, ...more });
    if (event.type === 'terms') terms = event as unknown as typeof terms;
    else if (!terms.bank) continue;
    else if (event.type === 'begun') clocks = Array(seats).fill({ left: terms.bank * 1000, ...STANDS });
    else if (event.type === 'timed')
      for (const { seat, left, deadline } of event.readings as Reading[])
        clocks[seat] = { left, deadline, warned: false };
    else if (event.type === 'postponed') change({ deadline: event.deadline as number });
    else if (event.type === 'warned') change({ warned: true });
    else if (event.type === 'timed-out') change({ left: 0, ...STANDS });
    else if (event.type === 'returned') change({ left: handedBack(terms) });
  }
  const now = (frames.at(-1)?.time ?? 0) / 1000;
  return clocks.map(({ left, deadline, warned }) => ({
    left: deadline === null ? left : Math.max(0, deadline - now),
    deadline: null,
    warned,
  }));
}

function handedBack({ bank, increment }: { bank: number; increment: number }): number {
  return Math.max(bank / 10, Math.min(increment, bank)) * 1000;
}
