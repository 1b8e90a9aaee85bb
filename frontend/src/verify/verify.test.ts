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
} from './test-kit.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([...FINISHED, ...TIMED, ...VOIDED])('%s is valid from the chain to the deal', async (_, text) => {
  expect(await codesIn(text)).toEqual([
    'file-read',
    'chain-valid',
    'signature-valid',
    'sequence-valid',
    'promise-kept',
    'salts-valid',
    'deal-valid',
    'moves-unchecked',
  ]);
});

test.each(RUNNING)('of %s, everything is checked that can be', async (_, text) => {
  expect(await codesIn(text)).toEqual([
    'file-read',
    'chain-valid',
    'signature-valid',
    'file-signature-valid',
    'sequence-partly-hidden',
    'promise-pending',
    'salts-pending',
    'deal-pending',
    'moves-unchecked',
  ]);
});

test.each([...EXPORTS])('every finding in %s has the parameters that FINDINGS lists', async (_, text) => {
  for (const { code, check, state, params } of await findingsIn(text)) {
    const [listedCheck, listedState, ...names] = FINDINGS[code];
    expect([check, state, Object.keys(params)]).toEqual([listedCheck, listedState, names]);
  }
});

describe.each([...EXPORTS])('%s', (_, text) => {
  const heads = linesOf(text).events.map((line): string => JSON.parse(line).head);

  test('contains a head that was saved, and no other', async () => {
    const version = Math.ceil(heads.length / 2);
    const savedHead = heads[version - 1]!;
    expect(await findingsIn(text, { savedHead })).toContainEqual({
      check: 'saved-head',
      state: 'ok',
      code: 'saved-head-found',
      params: { version, head: savedHead },
    });
    expect(await codesIn(text, { savedHead: withOtherDigit(savedHead) })).toContain('saved-head-missing');
  });

  test('contains the nonce that a player sent, and no other', async () => {
    const bodies = linesOf(text).events.map((line) => JSON.parse(line).body ?? '{}');
    const events = bodies.map((body: string) => JSON.parse(body).data ?? {});
    const savedNonce = events.findLast((event) => event.nonce)?.nonce as string;
    expect(await codesIn(text, { savedNonce })).toContain('own-nonce-used');
    expect(await codesIn(text, { savedNonce: withOtherDigit(savedNonce) })).toContain('own-nonce-missing');
  });

  test('fails if another key than the site’s has signed it', async () => {
    expect(await codesIn(text, { siteKey: withOtherDigit(SITE_KEY) })).toContain('signature-wrong-key');
  });

  test('has no checked signature if the site’s key is not known', async () => {
    const codes = await codesIn(text, {});
    expect(codes).toContain('signature-unknown-key');
    expect(codes).not.toContain('signature-valid');
    expect(codes).not.toContain('file-signature-valid');
  });
});

test('the signed head is the last of the chain', async () => {
  const [[, text]] = FINISHED as [[string, string]];
  const { events, footer } = linesOf(text);
  const chain = (await findingsIn(text)).find(({ check }) => check === 'chain');
  expect(chain?.params).toEqual({ events: events.length, hidden: 0, head: JSON.parse(footer).head });
});

test('a browser without Ed25519 is reported', async () => {
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  const [[, text]] = FINISHED as [[string, string]];
  expect(await codesIn(text)).toContain('signature-unsupported');
});

test('a page without WebCrypto is reported', async () => {
  vi.stubGlobal('crypto', {});
  const [[, text]] = FINISHED as [[string, string]];
  expect(await codesIn(text)).toEqual(['webcrypto-missing']);
  vi.unstubAllGlobals();
});
