/** Which bot level to choose, of a game's levels from the weakest to the strongest. */

/** The middle level, which also takes over from players. */
export function defaultLevel(levels: readonly string[]): string {
  return levels[Math.floor(levels.length / 2)]!;
}

/** For a first game: the apprentice, who makes mistakes, or the weakest level. */
export function easyLevel(levels: readonly string[]): string {
  return levels.includes('apprentice') ? 'apprentice' : levels[0]!;
}
