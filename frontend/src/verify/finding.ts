export type State = 'ok' | 'failed' | 'not-yet' | 'unchecked';
type Row = readonly [check: string, state: State, ...params: string[]];

/** Everything that can be found: by its code the check, how it went, and what a sentence about it may name. */
export const FINDINGS = {
  'file-read': ['file', 'ok', 'table', 'events'],
  'file-cut-off': ['file', 'failed'],
  'file-unreadable': ['file', 'failed', 'line'],
  'file-of-another-format': ['file', 'failed', 'format'],
  'webcrypto-missing': ['file', 'unchecked'],

  'chain-whole': ['chain', 'ok', 'events', 'hidden', 'head'],
  'chain-unreadable': ['chain', 'failed', 'version'],
  'chain-out-of-place': ['chain', 'failed', 'version'],
  'chain-broken': ['chain', 'failed', 'version'],

  'kept-head-found': ['kept-head', 'ok', 'version', 'head'],
  'kept-head-missing': ['kept-head', 'failed', 'head'],

  'signature-true': ['signature', 'ok', 'version', 'key'],
  'signature-false': ['signature', 'failed', 'version', 'key'],
  'signature-of-another-head': ['signature', 'failed', 'version', 'events'],
  'signature-by-another-key': ['signature', 'failed', 'key', 'siteKey'],
  'signature-by-unknown-key': ['signature', 'unchecked', 'key'],
  'signature-beyond-browser': ['signature', 'unchecked', 'key'],

  'seal-true': ['seal', 'ok', 'hidden'],
  'seal-false': ['seal', 'failed', 'hidden'],
  'seal-needless': ['seal', 'failed'],
  'seal-by-unknown-key': ['seal', 'unchecked', 'hidden'],
  'seal-beyond-browser': ['seal', 'unchecked', 'hidden'],

  'order-kept': ['order', 'ok', 'events'],
  'order-broken': ['order', 'failed', 'version'],
  'order-partly-hidden': ['order', 'not-yet', 'hidden'],

  'promise-kept': ['promise', 'ok', 'commitment'],
  'promise-broken': ['promise', 'failed', 'commitment', 'revealed'],
  'promise-open': ['promise', 'not-yet', 'commitment'],

  'salts-true': ['salts', 'ok', 'events'],
  'salts-false': ['salts', 'failed', 'version'],
  'salts-secret': ['salts', 'not-yet'],

  'own-part-used': ['own-part', 'ok'],
  'own-part-missing': ['own-part', 'failed'],

  'deal-true': ['deal', 'ok', 'game', 'version'],
  'deal-false': ['deal', 'failed', 'game', 'version'],
  'deal-repeated': ['deal', 'failed', 'game', 'version'],
  'deal-secret': ['deal', 'not-yet', 'game'],
  'deal-unknown': ['deal', 'unchecked', 'game'],

  'moves-not-decided-here': ['moves', 'unchecked', 'events'],
} as const satisfies Record<string, Row>;

export type Code = keyof typeof FINDINGS;
export type Check = (typeof FINDINGS)[Code][0];
type ParamsOf<C extends Code> = (typeof FINDINGS)[C] extends readonly [string, State, ...infer P extends string[]]
  ? P[number]
  : never;

export interface Finding {
  check: Check;
  state: State;
  code: Code;
  params: Readonly<Record<string, string | number>>;
}

export function finding<C extends Code>(code: C, params: Record<ParamsOf<C>, string | number>): Finding {
  const [check, state] = FINDINGS[code];
  return { check, state, code, params };
}

export function isFinding(value: object): value is Finding {
  return 'check' in value;
}
