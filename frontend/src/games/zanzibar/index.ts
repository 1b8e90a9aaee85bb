/** The board of Zanzibar, and the walkthrough of a first game. */
import type { GameModule, Lesson, LessonContext } from '../contract';
import Board from './Board.svelte';
import { PANEL_ICONS } from './panel-icons';
import Panel from './Panel.svelte';
import PanelIcon from './PanelIcon.svelte';
import type { Action, View } from './types';

/** A lesson with types for this game's actions and view. */
function lesson(
  id: string,
  actions: readonly Action['type'][],
  when: (context: { view: View; legal: LessonContext['legal'] }) => boolean,
): Lesson {
  return { id, actions, when: ({ view, legal }) => view !== null && when({ view: view as View, legal }) };
}

const hasAction = (legal: LessonContext['legal'], ...types: Action['type'][]) =>
  legal.some(({ type }) => types.some((wanted) => wanted === type));

const module: GameModule = {
  Board,
  Panel,
  icons: { names: PANEL_ICONS, Icon: PanelIcon },
  scores: (view: View) => view.players.map(({ points }) => points),
  chapter: (view: View, texts) => {
    if (view.phase === 'placing' || view.phase === 'opening' || view.phase === 'over')
      return texts.message(`board-chapter-${view.phase}`);
    const count = Math.max(...view.players.map(({ scored }) => scored.length));
    return texts.message('board-chapter-orders', { count });
  },
  lessons: [
    lesson('placing', ['place'], ({ legal }) => hasAction(legal, 'place')),
    lesson('opening', ['keep', 'put-away'], ({ view, legal }) => view.phase === 'opening' && legal.length > 0),
    lesson('moving', ['step'], ({ legal }) => hasAction(legal, 'step')),
    lesson('pushing', ['push', 'expel'], ({ legal }) => hasAction(legal, 'push', 'expel')),
    lesson('scoring', ['score-order'], ({ legal }) => hasAction(legal, 'score-order')),
    lesson('putting-away', ['put-away'], ({ view, legal }) => view.phase !== 'opening' && hasAction(legal, 'put-away')),
    lesson('last-turns', [], ({ view }) => view.last_turns && view.phase !== 'over'),
  ],
};
export default module;
