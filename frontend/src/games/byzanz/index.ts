/** Byzanz at the table. */
import type { GameModule, Say } from '../contract';
import Board from './Board.svelte';
import { lessons } from './lessons';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { scores, scoresOver } from './scores';
import type { View } from './types';

function chapter(view: View, say: Say): string {
  if (view.phase === 'over') return say.text('board-final');
  if (view.phase === 'last-sales') return say.text('board-last-sales');
  return say.text('board-round', { round: view.round, rounds: view.rounds });
}

const module: GameModule = { Board, Panel, Picture, scores, scoresOver, chapter, lessons };
export default module;
