/** Zanzibar: its island, and the sentences of a first game. */
import type { GameModule, Lesson, Moment } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Sign from './Sign.svelte';
import { SIGNS } from './signs';
import type { Action, View } from './types';

/** A sentence that asks for actions, and when it does: by what is seen, and by what may be done. */
function lesson(
  id: string,
  does: readonly Action['type'][],
  when: (moment: { view: View; legal: Moment['legal'] }) => boolean,
): Lesson {
  return { id, does, when: ({ view, legal }) => view !== null && when({ view: view as View, legal }) };
}

const offers = (legal: Moment['legal'], ...types: Action['type'][]) =>
  legal.some(({ type }) => types.some((asked) => asked === type));

const module: GameModule = {
  Board,
  Panel,
  signs: { names: SIGNS, Sign },
  scores: (view: View) => view.players.map(({ points }) => points),
  chapter: (view: View, say) => {
    if (view.phase === 'placing' || view.phase === 'opening' || view.phase === 'over')
      return say.text(`board-chapter-${view.phase}`);
    const most = Math.max(...view.players.map(({ scored }) => scored.length));
    return say.text('board-chapter-orders', { count: most });
  },
  lessons: [
    lesson('placing', ['place'], ({ legal }) => offers(legal, 'place')),
    lesson('opening', ['keep', 'put-away'], ({ view, legal }) => view.phase === 'opening' && legal.length > 0),
    lesson('moving', ['step'], ({ legal }) => offers(legal, 'step')),
    lesson('pushing', ['push', 'expel'], ({ legal }) => offers(legal, 'push', 'expel')),
    lesson('scoring', ['score-order'], ({ legal }) => offers(legal, 'score-order')),
    lesson('putting-away', ['put-away'], ({ view, legal }) => view.phase !== 'opening' && offers(legal, 'put-away')),
    lesson('last-turns', [], ({ view }) => view.last_turns && view.phase !== 'over'),
  ],
};
export default module;
