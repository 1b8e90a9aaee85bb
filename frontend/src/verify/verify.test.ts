import { afterEach, describe, expect, test, vi } from 'vitest';
import { FINDINGS } from './finding.ts';
import {
  codesIn,
  EXPORTS,
  findingsIn,
  FINISHED,
  linesOf,
  RUNNING,
  SITE_KEY,
  TIMED,
  VOIDED,
  withOtherDigit,
} from './forge.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([...FINISHED, ...TIMED, ...VOIDED])('%s is true from the chain to the deal', async (_, text) => {
  expect(await codesIn(text)).toEqual([
    'file-read',
    'chain-whole',
    'signature-true',
    'order-kept',
    'promise-kept',
    'salts-true',
    'deal-true',
    'moves-not-decided-here',
  ]);
});

test.each(RUNNING)('of %s everything is checked that can be', async (_, text) => {
  expect(await codesIn(text)).toEqual([
    'file-read',
    'chain-whole',
    'signature-true',
    'seal-true',
    'order-partly-hidden',
    'promise-open',
    'salts-secret',
    'deal-secret',
    'moves-not-decided-here',
  ]);
});

test.each([...EXPORTS])('every finding in %s has the parameters it promises', async (_, text) => {
  for (const { code, check, state, params } of await findingsIn(text)) {
    const [promisedCheck, promisedState, ...names] = FINDINGS[code];
    expect([check, state, Object.keys(params)]).toEqual([promisedCheck, promisedState, names]);
  }
});

describe.each([...EXPORTS])('%s', (_, text) => {
  const heads = linesOf(text).events.map((line): string => JSON.parse(line).head);

  test('has every head that was kept, and no other', async () => {
    const version = Math.ceil(heads.length / 2);
    const keptHead = heads[version - 1]!;
    expect(await findingsIn(text, { keptHead })).toContainEqual({
      check: 'kept-head',
      state: 'ok',
      code: 'kept-head-found',
      params: { version, head: keptHead },
    });
    expect(await codesIn(text, { keptHead: withOtherDigit(keptHead) })).toContain('kept-head-missing');
  });

  test('has the part that a player added to the seed, and no other', async () => {
    const bodies = linesOf(text).events.map((line) => JSON.parse(line).body ?? '{}');
    const events = bodies.map((body: string) => JSON.parse(body).data ?? {});
    const keptNonce = events.findLast((event) => event.nonce)?.nonce as string;
    expect(await codesIn(text, { keptNonce })).toContain('own-part-used');
    expect(await codesIn(text, { keptNonce: withOtherDigit(keptNonce) })).toContain('own-part-missing');
  });

  test('is not the site’s if another key has signed it', async () => {
    expect(await codesIn(text, { siteKey: withOtherDigit(SITE_KEY) })).toContain('signature-by-another-key');
  });

  test('may be anybody’s if the site’s key is not known', async () => {
    const codes = await codesIn(text, {});
    expect(codes).toContain('signature-by-unknown-key');
    expect(codes).not.toContain('signature-true');
    expect(codes).not.toContain('seal-true');
  });
});

test('the head at the end is the one that the chain has', async () => {
  const [[, text]] = FINISHED as [[string, string]];
  const { events, footer } = linesOf(text);
  const chain = (await findingsIn(text)).find(({ check }) => check === 'chain');
  expect(chain?.params).toEqual({ events: events.length, hidden: 0, head: JSON.parse(footer).head });
});

test('a browser without Ed25519 says so', async () => {
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  const [[, text]] = FINISHED as [[string, string]];
  expect(await codesIn(text)).toContain('signature-beyond-browser');
});

test('a page without WebCrypto says so', async () => {
  vi.stubGlobal('crypto', {});
  const [[, text]] = FINISHED as [[string, string]];
  expect(await codesIn(text)).toEqual(['webcrypto-missing']);
  vi.unstubAllGlobals();
});
