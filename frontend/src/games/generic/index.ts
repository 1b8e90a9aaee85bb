/** A board for any plug-in, made from its views, hints and legal actions. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';

const module: GameModule = { Board, Panel, scores: () => null, chapter: () => '', lessons: [] };
export default module;
