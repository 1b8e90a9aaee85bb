/** Jantaris: merchants, votes and fame in a round city. */
import type { GameModule, Say } from '../contract';
import Board from './Board.svelte';
import { lessons } from './lessons';
import Panel from './Panel.svelte';
import type { View } from './types';

const module: GameModule = {
  Board,
  Panel,
  scores: (view: View) => view.players.map((player) => player.fame),
  chapter: (view: View, say: Say) =>
    view.active === null ? say.text('board-settling') : say.text('board-round', { round: view.round }),
  lessons,
};
export default module;
