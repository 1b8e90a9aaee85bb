import { expect, test } from 'vitest';
import { withoutSent } from './sent';

test('a field whose text was sent is empty', () => {
  expect(withoutSent('Salaam!', 'Salaam!')).toBe('');
});

test('what was typed after it stays', () => {
  expect(withoutSent('Salaam! Who is here?', 'Salaam!')).toBe(' Who is here?');
});

test('a text that was changed meanwhile stays as it is', () => {
  expect(withoutSent('Salam!', 'Salaam!')).toBe('Salam!');
  expect(withoutSent('', 'Salaam!')).toBe('');
});
