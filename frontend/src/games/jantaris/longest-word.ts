/** The length of the longest part of a name that can't be broken, with its hyphen. Narrow cards set the font size by it. */
export function longestWordLength(name: string): number {
  return Math.max(...name.split(/\s+|(?<=\u00AD)/).map((word) => word.length));
}
