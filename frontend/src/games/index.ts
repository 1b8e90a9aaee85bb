/** Boards by game, each loaded when its first table is opened; a game without one has the board that can play any. */
import type { GameModule } from './contract';

const boards: Record<string, () => Promise<{ default: GameModule }>> = {
  byzanz: () => import('./byzanz'),
  zanzibar: () => import('./zanzibar'),
  jantaris: () => import('./jantaris'),
};

export async function gameModule(slug: string): Promise<GameModule> {
  const load = boards[slug] ?? (() => import('./generic'));
  return (await load()).default;
}
