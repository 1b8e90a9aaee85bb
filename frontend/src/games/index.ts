/** Boards by game, loaded on demand. Games without a board of their own use the generic one. */
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
