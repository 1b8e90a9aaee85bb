/** How many letters the longest piece has that can't be broken, with its hyphen: what a narrow card must have room for. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/\s+|(?<=\u00AD)/).map((word) => word.length));
}
