import { expect, it } from 'vitest';
import { target } from './arrows';

it('goes round with the arrows and to the ends with Home and End', () => {
  expect(target('ArrowRight', 6, 7)).toBe(0);
  expect(target('ArrowLeft', 0, 7)).toBe(6);
  expect(target('Home', 3, 7)).toBe(0);
  expect(target('End', 3, 7)).toBe(6);
  expect(target('a', 3, 7)).toBeNull();
});
