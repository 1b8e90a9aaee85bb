import { expect, test } from 'vitest';
import { parseCanonical } from './canonical.ts';

test.each([
  '{}',
  '[]',
  '{"a":[1,-2,{"b":null,"c":true}],"d":"é ä 😀 / \u2028"}',
  '{"10":1,"2":2}',
  '[1.0,1e20,9223372036854775808]',
  '"\\u0000\\u000b\\u001f\\b\\t\\n\\f\\r\\\\\\""',
  '{"a":{"a":{}},"b":[{"a":1},{"a":1}]}',
])('%s is canonical', (text) => {
  expect(parseCanonical(text)).toEqual(JSON.parse(text));
});

test.each([
  ['a space', '{"a": 1}'],
  ['a space at the end', '{"a":1} '],
  ['a repeated key', '{"a":1,"a":2}'],
  ['a repeated key in a nested object', '{"b":[{"a":1,"c":{"a":1},"a":2}]}'],
  ['an escaped letter', '"\\u0061"'],
  ['a line break as \\u000a', '"\\u000a"'],
  ['an escape in upper case', '"\\u001F"'],
  ['an escaped slash', '"\\/"'],
  ['an escaped lone surrogate', '"\\ud800"'],
  ['a lone surrogate', '"\ud800"'],
  ['an escaped surrogate pair', '"\\ud83d\\ude00"'],
  ['invalid JSON', '{"a":1'],
  ['an empty text', ''],
])('%s is not canonical', (_, text) => {
  expect(parseCanonical(text)).toBeUndefined();
});

test('a long text is accepted, and one that is nested too deeply is refused', () => {
  expect(parseCanonical(`["\\ud",1.0,"${'a\\"'.repeat(2_000_000)}"]`)).toBeUndefined();
  expect(parseCanonical(`[1.0,"${'a\\"'.repeat(2_000_000)}"]`)).toBeDefined();
  expect(parseCanonical('['.repeat(100_000) + ']'.repeat(100_000))).toBeUndefined();
});
