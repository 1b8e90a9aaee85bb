import { expect, test } from 'vitest';
import { withoutSent } from './sent-text';

test('a field is empty after its text was sent', () => {
  expect(withoutSent('Salaam!', 'Salaam!')).toBe('');
});

test('text typed after sending stays', () => {
  expect(withoutSent('Salaam! Who is here?', 'Salaam!')).toBe(' Who is here?');
});

test('a text that was edited in the meantime stays as it is', () => {
  expect(withoutSent('Salam!', 'Salaam!')).toBe('Salam!');
  expect(withoutSent('', 'Salaam!')).toBe('');
});
