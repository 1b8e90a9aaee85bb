import { describe, expect, test } from 'vitest';
import { GameWords } from './game-words';

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
prompt-pay = { $obliged ->
    [1] You must pay.
   *[0] You may pay.
 }
`;
const FIELDS = { event: { sold: { seat: 'seat', goods: 'good' }, shown: { goods: 'good' } } };
const NAMES = ['Mira', 'Jonas'];

function said(language: string, goods: number[]) {
  return new GameWords(language, CATALOGUE, FIELDS).say('event', { type: 'sold', seat: 1, goods, price: 3 }, NAMES);
}

describe('a thing with a type is said by its message', () => {
  test('seats by their names, fields by their words, lists as the language joins them', () => {
    expect(said('en', [0, 1, 0])).toBe('Jonas sells silk, salt and silk for 3.');
    expect(said('de', [0, 1])).toBe('Jonas sells silk und salt for 3.');
    expect(said('it', [0, 1])).toBe('Jonas sells silk e salt for 3.');
    expect(said('hu', [0, 1])).toBe('Jonas sells silk és salt for 3.');
  });

  test('an empty list is there by its length', () => {
    expect(said('en', [])).toBe('Jonas sells nothing.');
  });

  test('a list with something for every seat is there with their names', () => {
    const words = new GameWords('en', CATALOGUE, FIELDS);
    expect(words.say('event', { type: 'shown', goods: [1, 0] }, NAMES)).toBe('Mira: salt, Jonas: silk');
  });

  test('yes and no are 1 and 0, as the server says them', () => {
    const words = new GameWords('en', CATALOGUE, FIELDS);
    expect(words.say('prompt', { type: 'pay', obliged: true }, NAMES)).toBe('You must pay.');
    expect(words.say('prompt', { type: 'pay', obliged: false }, NAMES)).toBe('You may pay.');
  });

  test('what can’t be said is left out, and a missing message is null', () => {
    const words = new GameWords('en', CATALOGUE, FIELDS);
    expect(words.say('action', { type: 'pass', cards: [{ odd: true }] }, NAMES)).toBe('Pass');
    expect(words.say('action', { type: 'unheard-of' }, NAMES)).toBeNull();
  });
});
