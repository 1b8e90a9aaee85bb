import { expect, test } from 'vitest';
import { draftsOf, findingsIn, FINISHED, numbered, sealed, SITE_KEY } from './forge.ts';

const EVENTS = 20_000;

/** A finished game in which somebody hesitates for very long. */
async function longGame(): Promise<string> {
  const [[, text]] = FINISHED as [[string, string]];
  const drafts = draftsOf(text);
  const hesitation = { ...drafts.at(-2)!, cause: null, ordinal: 0 };
  return sealed(numbered([...drafts.slice(0, -1), ...Array(EVENTS - drafts.length).fill(hesitation), drafts.at(-1)!]));
}

test('20,000 events are checked in many steps, between which the page has its turn', { timeout: 120_000 }, async () => {
  const text = await longGame();
  const steps: number[] = [];
  let turns = 0;
  const page = setInterval(() => (turns += 1), 1);
  const findings = await findingsIn(text, {
    siteKey: SITE_KEY,
    onProgress: (check, done, total) => steps.push((check === 'chain' ? 0 : total) + done),
  });
  clearInterval(page);
  expect(findings.filter(({ state }) => state === 'failed')).toEqual([]);
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(steps.at(-1)).toBe(2 * EVENTS);
  expect(steps.length).toBeGreaterThan(100);
  expect(turns).toBeGreaterThan(50);
});
