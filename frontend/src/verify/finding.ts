export type State = 'ok' | 'failed' | 'pending' | 'unchecked';
type Row = readonly [check: string, state: State, ...params: string[]];

/** All findings by code: the check, its result, and the parameters of the message `found-<code>`. */
export const FINDINGS = {
  'file-read': ['file', 'ok', 'table', 'events'],
  'file-cut-off': ['file', 'failed'],
  'file-unreadable': ['file', 'failed', 'line'],
  'file-wrong-format': ['file', 'failed', 'format'],
  'webcrypto-missing': ['file', 'unchecked'],

  'chain-valid': ['chain', 'ok', 'events', 'hidden', 'head'],
  'chain-unreadable': ['chain', 'failed', 'version'],
  'chain-out-of-place': ['chain', 'failed', 'version'],
  'chain-broken': ['chain', 'failed', 'version'],

  'saved-head-found': ['saved-head', 'ok', 'version', 'head'],
  'saved-head-missing': ['saved-head', 'failed', 'head'],

  'signature-valid': ['signature', 'ok', 'version', 'key'],
  'signature-invalid': ['signature', 'failed', 'version', 'key'],
  'signature-wrong-head': ['signature', 'failed', 'version', 'events'],
  'signature-wrong-key': ['signature', 'failed', 'key', 'siteKey'],
  'signature-unknown-key': ['signature', 'unchecked', 'key'],
  'signature-unsupported': ['signature', 'unchecked', 'key'],

  'file-signature-valid': ['file-signature', 'ok', 'hidden'],
  'file-signature-invalid': ['file-signature', 'failed', 'hidden'],
  'file-signature-unexpected': ['file-signature', 'failed'],
  'file-signature-unknown-key': ['file-signature', 'unchecked', 'hidden'],
  'file-signature-unsupported': ['file-signature', 'unchecked', 'hidden'],

  'sequence-valid': ['sequence', 'ok', 'events'],
  'sequence-broken': ['sequence', 'failed', 'version'],
  'sequence-partly-hidden': ['sequence', 'pending', 'hidden'],

  'promise-kept': ['promise', 'ok', 'promise'],
  'promise-broken': ['promise', 'failed', 'promise', 'revealed'],
  'promise-pending': ['promise', 'pending', 'promise'],

  'salts-valid': ['salts', 'ok', 'events'],
  'salts-invalid': ['salts', 'failed', 'version'],
  'salts-pending': ['salts', 'pending'],

  'own-nonce-used': ['own-nonce', 'ok'],
  'own-nonce-missing': ['own-nonce', 'failed'],

  'deal-valid': ['deal', 'ok', 'game', 'version'],
  'deal-invalid': ['deal', 'failed', 'game', 'version'],
  'deal-repeated': ['deal', 'failed', 'game', 'version'],
  'deal-pending': ['deal', 'pending', 'game'],
  'deal-unsupported': ['deal', 'unchecked', 'game'],

  'moves-unchecked': ['moves', 'unchecked', 'events'],
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
