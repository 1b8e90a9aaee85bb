/** Where each part of a game begins. */
export interface Chapter {
  readonly title: string;
  readonly start: number;
}

/** The titles of consecutive frames, folded: a title that stays is one chapter, no title continues the one before. */
export function chaptersOf(titles: readonly string[]): Chapter[] {
  const chapters: Chapter[] = [];
  titles.forEach((title, start) => {
    if (title && title !== chapters.at(-1)?.title) chapters.push({ title, start });
  });
  return chapters;
}
