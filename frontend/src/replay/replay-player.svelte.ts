/** All frames of a game as seen from one seat, and the current position among them. */
import { api, unwrap } from '../api/client';
import type { EventView, Result } from '../api/types';
import { isBookkeeping } from '../table/sentences';

export type Frame = EventView & { waiting: number[]; view: unknown; result: Result | null };
export type Viewpoint = number | 'spectator';

const FRAME_DURATION = 900;

export class ReplayPlayer {
  frames = $state.raw<readonly Frame[]>([]);
  total = $state(0);
  at = $state(0);
  isPlaying = $state(false);
  #loads = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Loads all frames page by page. Those of another viewpoint replace the old ones once there are as many. */
  async load(table: string, viewpoint: Viewpoint | undefined, invitation: string): Promise<void> {
    const frames: Frame[] = [];
    const load = ++this.#loads;
    do {
      const after = frames.at(-1)?.version ?? 0;
      const query = { after, ...(viewpoint !== undefined && { seat: viewpoint }), ...(invitation && { invitation }) };
      const params = { path: { table }, query };
      const page = await unwrap(api.GET('/api/v1/tables/{table}/history', { params }));
      if (load !== this.#loads) return; // another viewpoint was chosen in the meantime
      if (!page.frames.length) break;
      frames.push(...page.frames);
      this.total = page.version;
      if (frames.length >= this.frames.length) this.frames = [...frames];
      this.at = Math.max(this.at, this.first);
    } while (frames.length < this.total);
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  /** The first frame with a board. */
  get first(): number {
    return Math.max(
      0,
      this.frames.findIndex((frame) => frame.view !== null),
    );
  }

  go(index: number): void {
    this.at = Math.min(Math.max(index, this.first), this.last);
    if (this.at === this.last) this.pause();
  }

  /** Goes to a version, unless the user has moved while frames were loading. */
  openAt(version: number): void {
    if (this.at === this.first) this.go(version - 1);
  }

  step(by: number): void {
    this.pause();
    if (Math.abs(by) === 1) this.#advance(by);
    else this.go(this.at + by);
  }

  /** The last event that the log shows; bookkeeping events are skipped. */
  get latestEvent(): Frame | undefined {
    return this.frames.slice(0, this.at + 1).findLast((frame) => !isBookkeeping(frame));
  }

  play(): void {
    this.pause();
    if (this.at === this.last) this.at = this.first;
    this.isPlaying = true;
    this.#timer = setInterval(() => this.#advance(1), FRAME_DURATION);
  }

  pause(): void {
    this.isPlaying = false;
    clearInterval(this.#timer);
  }

  /** Goes to the next frame that the log shows. */
  #advance(by: number): void {
    let at = this.at + by;
    for (let frame; (frame = this.frames[at]) && isBookkeeping(frame);) at += by;
    this.go(at);
  }
}
