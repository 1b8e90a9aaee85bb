/** The first-game walkthrough: at most one lesson per decision, until the player has done what it teaches. */
import type { Tagged } from '../../api/types';
import type { Lesson, LessonContext } from '../../games/contract';

const STORAGE_KEY = 'lessons';
/** The ids of the learned lessons by game. A game without an entry has no walkthrough. */
type Progress = Record<string, string[] | 'skipped'>;

const progress = $state<Progress>(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));

export function startWalkthrough(game: string): void {
  saveProgress(game, []);
}

export class Walkthrough {
  lesson = $state.raw<Lesson | null>(null);
  #shown = new Set<Lesson>();
  #decision: readonly unknown[] = [];
  #isLearned = false;

  constructor(
    private readonly game: string,
    private readonly lessons: readonly Lesson[],
  ) {}

  /** Shows the next lesson that fits; `decision` are values that stay the same until the player decides. */
  update(context: LessonContext, ...decision: readonly unknown[]): void {
    if (decision.some((part, index) => part !== this.#decision[index])) {
      this.#decision = decision;
      this.#isLearned = false;
      this.lesson = null;
    }
    if (this.lesson || this.#isLearned) return;
    this.lesson = this.#remaining().find(({ when }) => when(context)) ?? null;
    if (this.lesson) this.#shown.add(this.lesson);
  }

  /** The player takes these actions: lessons that were shown about them are learned. */
  onActions(actions: readonly Tagged[]): void {
    const isDone = ({ actions: taught = [] }: Lesson) => actions.some(({ type }) => taught.includes(type));
    for (const lesson of [...this.#shown].filter(isDone)) this.learn(lesson);
  }

  learn(lesson: Lesson): void {
    this.#shown.delete(lesson);
    const done = progress[this.game];
    if (Array.isArray(done)) saveProgress(this.game, [...done, lesson.id]);
    if (lesson !== this.lesson) return;
    this.lesson = null;
    this.#isLearned = true;
  }

  skip(): void {
    saveProgress(this.game, 'skipped');
    this.#shown.clear();
    this.lesson = null;
  }

  #remaining(): readonly Lesson[] {
    const done = progress[this.game];
    return Array.isArray(done) ? this.lessons.filter(({ id }) => !done.includes(id)) : [];
  }
}

function saveProgress(game: string, done: string[] | 'skipped'): void {
  progress[game] = done;
  localStorage.setItem(STORAGE_KEY, JSON.stringify(progress));
}
