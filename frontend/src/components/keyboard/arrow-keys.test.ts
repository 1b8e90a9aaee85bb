import { expect, it } from 'vitest';
import { target } from './arrow-keys';

it('arrow keys wrap around, Home and End go to the ends', () => {
  expect(target('ArrowRight', 6, 7)).toBe(0);
  expect(target('ArrowLeft', 0, 7)).toBe(6);
  expect(target('Home', 3, 7)).toBe(0);
  expect(target('End', 3, 7)).toBe(6);
  expect(target('a', 3, 7)).toBeNull();
});
