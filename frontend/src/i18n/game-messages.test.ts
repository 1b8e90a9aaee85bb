import { describe, expect, test } from 'vitest';
import { GameMessages } from './game-messages';

const CATALOGUE = `
good = { $value ->
    [0] silk
   *[1] salt
 }
event-sold = { $goods_count ->
    [0] { $seat } sells nothing.
   *[other] { $seat } sells { $goods } for { $price }.
 }
event-shown = { $goods_by_seat }
action-pass = Pass
action-rob = { $victims_own ->
    [only] Rob yourself
    [too] Rob { $victims }, you included
   *[no] Rob { $victims }
 }
prompt-pay = { $obliged ->
    [1] You must pay.
   *[0] You may pay.
 }
`;
const FIELDS = {
  action: { rob: { victims: 'seat' } },
  event: { sold: { seat: 'seat', goods: 'good' }, shown: { goods: 'good' } },
};
const NAMES = ['Mira', 'Jonas'];

function describeSale(language: string, goods: number[]) {
  return new GameMessages(language, CATALOGUE, FIELDS).describe(
    'event',
    { type: 'sold', seat: 1, goods, price: 3 },
    NAMES,
  );
}

describe('an object with a type is described by its message', () => {
  test('seats by their names, fields by their messages, lists joined in the way of the language', () => {
    expect(describeSale('en', [0, 1, 0])).toBe('Jonas sells silk, salt and silk for 3.');
    expect(describeSale('de', [0, 1])).toBe('Jonas sells silk und salt for 3.');
    expect(describeSale('it', [0, 1])).toBe('Jonas sells silk e salt for 3.');
    expect(describeSale('hu', [0, 1])).toBe('Jonas sells silk és salt for 3.');
  });

  test('an empty list is known by its length', () => {
    expect(describeSale('en', [])).toBe('Jonas sells nothing.');
  });

  test("a list with one item per seat has the players' names", () => {
    const messages = new GameMessages('en', CATALOGUE, FIELDS);
    expect(messages.describe('event', { type: 'shown', goods: [1, 0] }, NAMES)).toBe('Mira: salt, Jonas: silk');
  });

  test('a message can address the reader if a seat is their own', () => {
    const messages = new GameMessages('en', CATALOGUE, FIELDS);
    const rob = (victims: number[], own: number | null) =>
      messages.describe('action', { type: 'rob', victims }, NAMES, own);
    expect(rob([1], 0)).toBe('Rob Jonas');
    expect(rob([0], 0)).toBe('Rob yourself');
    expect(rob([0, 1], 0)).toBe('Rob Mira and Jonas, you included');
    expect(rob([0], null)).toBe('Rob Mira');
  });

  test('booleans are 1 and 0, as on the server', () => {
    const messages = new GameMessages('en', CATALOGUE, FIELDS);
    expect(messages.describe('prompt', { type: 'pay', obliged: true }, NAMES)).toBe('You must pay.');
    expect(messages.describe('prompt', { type: 'pay', obliged: false }, NAMES)).toBe('You may pay.');
  });

  test('values without a text are left out, and a missing message is null', () => {
    const messages = new GameMessages('en', CATALOGUE, FIELDS);
    expect(messages.describe('action', { type: 'pass', cards: [{ odd: true }] }, NAMES)).toBe('Pass');
    expect(messages.describe('action', { type: 'unknown' }, NAMES)).toBeNull();
  });
});
