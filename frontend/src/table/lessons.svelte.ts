/** The first-game walkthrough: at most one sentence for each decision, until the player has done what it says. */
import type { Thing } from '../api/types';
import type { Lesson, Moment } from '../games/contract';

const KEY = 'lessons';
/** By game: which lessons are done with. It is asked for by a link, and kept in the browser. */
type Kept = Record<string, string[] | 'skipped'>;

const kept = $state<Kept>(JSON.parse(localStorage.getItem(KEY) ?? '{}'));

export function begin(game: string): void {
  keep(game, []);
}

export class Walkthrough {
  lesson = $state.raw<Lesson | null>(null);
  #shown = new Set<Lesson>();
  #decision: readonly unknown[] = [];
  #isTaught = false;

  constructor(
    private readonly game: string,
    private readonly lessons: readonly Lesson[],
  ) {}

  /** Looks for what there is to say; `decision` is made of what stays the same until something is decided. */
  look(moment: Moment, ...decision: readonly unknown[]): void {
    if (decision.some((part, index) => part !== this.#decision[index])) {
      this.#decision = decision;
      this.#isTaught = false;
      this.lesson = null;
    }
    if (this.lesson || this.#isTaught) return;
    this.lesson = this.#open().find(({ when }) => when(moment)) ?? null;
    if (this.lesson) this.#shown.add(this.lesson);
  }

  /** The player does this: what was said of it needs no more saying. */
  chosen(actions: readonly Thing[]): void {
    const isDone = ({ does = [] }: Lesson) => actions.some(({ type }) => does.includes(type));
    for (const lesson of [...this.#shown].filter(isDone)) this.learn(lesson);
  }

  learn(lesson: Lesson): void {
    this.#shown.delete(lesson);
    const done = kept[this.game];
    if (Array.isArray(done)) keep(this.game, [...done, lesson.id]);
    if (lesson !== this.lesson) return;
    this.lesson = null;
    this.#isTaught = true;
  }

  skip(): void {
    keep(this.game, 'skipped');
    this.#shown.clear();
    this.lesson = null;
  }

  #open(): readonly Lesson[] {
    const done = kept[this.game];
    return Array.isArray(done) ? this.lessons.filter(({ id }) => !done.includes(id)) : [];
  }
}

function keep(game: string, done: string[] | 'skipped'): void {
  kept[game] = done;
  localStorage.setItem(KEY, JSON.stringify(kept));
}
