/** Which bot to offer, of a game's levels from the gentlest to the best. */

/** The one that takes over from people, too: neither the weakest nor, where there are enough, the strongest. */
export function usual(levels: readonly string[]): string {
  return levels[Math.floor(levels.length / 2)]!;
}

/** For a first game: somebody who plays sensibly and makes mistakes, where there is one. */
export function gentle(levels: readonly string[]): string {
  return levels.includes('apprentice') ? 'apprentice' : levels[0]!;
}
