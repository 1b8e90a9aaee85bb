/** Which lessons of a game's walkthrough are done with; kept in the browser. A walkthrough is asked for by a link. */
const KEY = 'lessons';
type Kept = Record<string, string[] | 'skipped'>;

let kept = $state<Kept>(JSON.parse(localStorage.getItem(KEY) ?? '{}'));

export function begin(game: string): void {
  kept[game] = [];
  keep();
}

export function wantsLessons(game: string): boolean {
  return Array.isArray(kept[game]);
}

export function learnt(game: string, lesson: string): boolean {
  const done = kept[game];
  return done === 'skipped' || !!done?.includes(lesson);
}

export function learn(game: string, lesson: string): void {
  const done = kept[game];
  if (Array.isArray(done)) done.push(lesson);
  keep();
}

export function skipAll(game: string): void {
  kept[game] = 'skipped';
  keep();
}

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(kept));
}
