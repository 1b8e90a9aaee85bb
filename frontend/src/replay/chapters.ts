/** The chapters of a replay, such as rounds. */
export interface Chapter {
  readonly title: string;
  readonly start: number;
}

/** Merges the titles of consecutive steps: the same title, or an empty one, continues the chapter. */
export function chaptersOf(titles: readonly string[]): Chapter[] {
  const chapters: Chapter[] = [];
  titles.forEach((title, start) => {
    if (title && title !== chapters.at(-1)?.title) chapters.push({ title, start });
  });
  return chapters;
}
