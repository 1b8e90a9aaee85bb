import { expect, test } from 'vitest';
import { eventsOf, findingsIn, FINISHED, renumbered, exported, SITE_KEY } from './test-kit.ts';

const EVENTS = 20_000;

/** A finished game that is made long by repeating an event. */
async function longGame(): Promise<string> {
  const [[, text]] = FINISHED as [[string, string]];
  const events = eventsOf(text);
  const repeated = { ...events.at(-2)!, cause: null, ordinal: 0 };
  return exported(
    renumbered([...events.slice(0, -1), ...Array(EVENTS - events.length).fill(repeated), events.at(-1)!]),
  );
}

test('20,000 events are checked in many steps, and timers run in between', { timeout: 120_000 }, async () => {
  const text = await longGame();
  const steps: number[] = [];
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 1);
  const findings = await findingsIn(text, {
    siteKey: SITE_KEY,
    onProgress: (check, done, total) => steps.push((check === 'chain' ? 0 : total) + done),
  });
  clearInterval(timer);
  expect(findings.filter(({ state }) => state === 'failed')).toEqual([]);
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(steps.at(-1)).toBe(2 * EVENTS);
  expect(steps.length).toBeGreaterThan(100);
  expect(ticks).toBeGreaterThan(50);
});
