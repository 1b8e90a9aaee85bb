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
])('%s is written as the log writes', (text) => {
  expect(parseCanonical(text)).toEqual(JSON.parse(text));
});

test.each([
  ['a space', '{"a": 1}'],
  ['a space at the end', '{"a":1} '],
  ['a key twice', '{"a":1,"a":2}'],
  ['a key twice further in', '{"b":[{"a":1,"c":{"a":1},"a":2}]}'],
  ['a letter in disguise', '"\\u0061"'],
  ['a line break in disguise', '"\\u000a"'],
  ['an escape in capitals', '"\\u001F"'],
  ['a slash in disguise', '"\\/"'],
  ['half a character', '"\\ud800"'],
  ['a raw half of a character', '"\ud800"'],
  ['a character in disguise', '"\\ud83d\\ude00"'],
  ['no JSON', '{"a":1'],
  ['nothing', ''],
])('%s is not', (_, text) => {
  expect(parseCanonical(text)).toBeUndefined();
});

test('a long text is read, and one that is too deep is refused', () => {
  expect(parseCanonical(`["\\ud",1.0,"${'a\\"'.repeat(2_000_000)}"]`)).toBeUndefined();
  expect(parseCanonical(`[1.0,"${'a\\"'.repeat(2_000_000)}"]`)).toBeDefined();
  expect(parseCanonical('['.repeat(100_000) + ']'.repeat(100_000))).toBeUndefined();
});
