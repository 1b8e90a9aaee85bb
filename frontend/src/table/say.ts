/** A game's sentences with this table's names. */
import type { Thing } from '../api/types';
import type { Say } from '../games/contract';
import type { GameWords, Role } from '../words/game-words';

export function sayer(words: GameWords, names: readonly string[]): Say {
  const thing = (role: Role) => (said: Thing) => words.say(role, said, names) ?? said.type;
  return {
    words,
    action: thing('action'),
    event: thing('event'),
    prompt: thing('prompt'),
    standing: thing('standing'),
    reason: thing('reason'),
    word: (word, value) => words.word(word, value, names),
    text: (id, values) => words.text(id, values) ?? id,
    list: (items) => words.list(items),
  };
}
