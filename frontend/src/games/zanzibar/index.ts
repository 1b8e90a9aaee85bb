/** Zanzibar: its island, and the sentences of a first game. */
import type { GameModule, Lesson } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import type { Action, View } from './types';

type Moment = { view: View | null; legal: readonly Action[]; seat: number | null };

function lesson(id: string, when: (moment: Moment & { view: View }) => boolean): Lesson {
  return {
    id,
    when: (moment) => {
      const { view } = moment as unknown as Moment;
      return view !== null && when({ ...(moment as unknown as Moment), view });
    },
  };
}

const offers = (legal: readonly Action[], ...types: Action['type'][]) => legal.some(({ type }) => types.includes(type));

const module: GameModule = {
  Board,
  Panel,
  scores: (view: View) => view.players.map(({ points }) => points),
  chapter: (view: View, say) => {
    if (view.phase === 'placing' || view.phase === 'opening' || view.phase === 'over')
      return say.text(`board-chapter-${view.phase}`);
    const most = Math.max(...view.players.map(({ scored }) => scored.length));
    return say.text('board-chapter-orders', { count: most });
  },
  lessons: [
    lesson('placing', ({ legal }) => offers(legal, 'place')),
    lesson('opening', ({ view, legal }) => view.phase === 'opening' && legal.length > 0),
    lesson('moving', ({ legal }) => offers(legal, 'step')),
    lesson('pushing', ({ legal }) => offers(legal, 'push', 'expel')),
    lesson('scoring', ({ legal }) => offers(legal, 'score-order')),
    lesson('putting-away', ({ view, legal }) => view.phase !== 'opening' && offers(legal, 'put-away')),
    lesson('last-turns', ({ view }) => view.last_turns && view.phase !== 'over'),
  ],
};
export default module;
