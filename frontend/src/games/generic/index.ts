/** A board that can play any plug-in from its views, hints and legal actions. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';

const module: GameModule = { Board, Panel, scores: () => null, chapter: () => '', lessons: [] };
export default module;
