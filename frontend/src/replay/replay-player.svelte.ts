/** All steps of a game as seen from one seat, and the current position among them. */
import { api, unwrap } from '../api/client';
import type { EventView, Result } from '../api/types';
import { isBookkeeping } from '../table/sentences';

export type ReplayStep = EventView & { waiting: number[]; view: unknown; result: Result | null };
export type Viewpoint = number | 'spectator';

const STEP_DURATION = 900;

export class ReplayPlayer {
  steps = $state.raw<readonly ReplayStep[]>([]);
  total = $state(0);
  at = $state(0);
  isPlaying = $state(false);
  #loads = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Loads all steps page by page. Those of another viewpoint replace the old ones once there are as many. */
  async load(table: string, viewpoint: Viewpoint | undefined, invitation: string): Promise<void> {
    const steps: ReplayStep[] = [];
    const load = ++this.#loads;
    do {
      const after = steps.at(-1)?.version ?? 0;
      const query = { after, ...(viewpoint !== undefined && { seat: viewpoint }), ...(invitation && { invitation }) };
      const params = { path: { table }, query };
      const page = await unwrap(api.GET('/api/v1/tables/{table}/history', { params }));
      if (load !== this.#loads) return; // another viewpoint was chosen in the meantime
      if (!page.steps.length) break;
      steps.push(...page.steps);
      this.total = page.version;
      if (steps.length >= this.steps.length) this.steps = [...steps];
      this.at = Math.max(this.at, this.first);
    } while (steps.length < this.total);
  }

  get current(): ReplayStep | undefined {
    return this.steps[this.at];
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  /** The first step with a board. */
  get first(): number {
    return Math.max(
      0,
      this.steps.findIndex((step) => step.view !== null),
    );
  }

  go(index: number): void {
    this.at = Math.min(Math.max(index, this.first), this.last);
    if (this.at === this.last) this.pause();
  }

  /** Goes to a version, unless the user has moved while steps were loading. */
  openAt(version: number): void {
    if (this.at === this.first) this.go(version - 1);
  }

  step(by: number): void {
    this.pause();
    if (Math.abs(by) === 1) this.#advance(by);
    else this.go(this.at + by);
  }

  /** The last event that the log shows; bookkeeping events are skipped. */
  get latestEvent(): ReplayStep | undefined {
    return this.steps.slice(0, this.at + 1).findLast((step) => !isBookkeeping(step));
  }

  play(): void {
    this.pause();
    if (this.at === this.last) this.at = this.first;
    this.isPlaying = true;
    this.#timer = setInterval(() => this.#advance(1), STEP_DURATION);
  }

  pause(): void {
    this.isPlaying = false;
    clearInterval(this.#timer);
  }

  /** Goes to the next step that the log shows. */
  #advance(by: number): void {
    let at = this.at + by;
    for (let step; (step = this.steps[at]) && isBookkeeping(step);) at += by;
    this.go(at);
  }
}
