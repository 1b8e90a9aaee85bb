/** The board of Byzanz. */
import type { GameModule, GameTexts } from '../contract';
import Board from './Board.svelte';
import { lessons } from './lessons';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { scores, scoresOver } from './scores';
import type { View } from './types';

function chapter(view: View, texts: GameTexts): string {
  if (view.phase === 'over') return texts.message('board-final');
  if (view.phase === 'last-sales') return texts.message('board-last-sales');
  return texts.message('board-round', { round: view.round, rounds: view.rounds });
}

const module: GameModule = { Board, Panel, Picture, scores, scoresOver, chapter, lessons };
export default module;
