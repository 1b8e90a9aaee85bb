/** A game's texts with the names of this table's players; `own` is the reader's seat. */
import type { Tagged } from '../api/types';
import type { GameTexts } from '../games/contract';
import type { GameMessages, Role } from '../i18n/game-messages';

export function gameTexts(messages: GameMessages, names: readonly string[], own: number | null = null): GameTexts {
  const describe = (role: Role) => (thing: Tagged) => messages.describe(role, thing, names, own) ?? thing.type;
  return {
    messages,
    action: describe('action'),
    event: describe('event'),
    prompt: describe('prompt'),
    standing: describe('standing'),
    reason: describe('reason'),
    word: (word, value) => messages.word(word, value, names),
    message: (id, values) => messages.message(id, values) ?? id,
    list: (items) => messages.list(items),
  };
}
