/** Jantaris: merchants, votes and fame in a round city. */
import type { GameModule, Say } from '../contract';
import Board from './Board.svelte';
import { lessons } from './lessons';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';
import { SIGNS } from './signs';
import type { View } from './types';

const module: GameModule = {
  Board,
  Panel,
  Picture,
  signs: { names: SIGNS, Sign },
  scores: (view: View) => view.players.map((player) => player.fame),
  chapter: (view: View, say: Say) =>
    view.active === null ? say.text('board-settling') : say.text('board-round', { round: view.round }),
  lessons,
};
export default module;
