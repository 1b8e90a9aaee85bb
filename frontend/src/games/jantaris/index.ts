/** The board of Jantaris. */
import type { GameModule, GameTexts } from '../contract';
import Board from './Board.svelte';
import { lessons } from './lessons';
import { PANEL_ICONS } from './panel-icons';
import Panel from './Panel.svelte';
import PanelIcon from './PanelIcon.svelte';
import Picture from './Picture.svelte';
import type { View } from './types';

const module: GameModule = {
  Board,
  Panel,
  Picture,
  icons: { names: PANEL_ICONS, Icon: PanelIcon },
  scores: (view: View) => view.players.map((player) => player.fame),
  chapter: (view: View, texts: GameTexts) =>
    view.active === null ? texts.message('board-settling') : texts.message('board-round', { round: view.round }),
  lessons,
};
export default module;
