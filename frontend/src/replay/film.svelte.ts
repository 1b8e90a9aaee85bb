/** Every version of a game, as one seat saw it, fetched once; and where in it we are. */
import { api, ask } from '../api/client';
import type { Happening, Result } from '../api/types';
import { isSilent } from '../table/sentences';

export type Frame = Happening & { waiting: number[]; view: unknown; result: Result | null };
export type Audience = number | 'spectator';

const PAUSE = 900;

export class Film {
  frames = $state.raw<readonly Frame[]>([]);
  total = $state(0);
  at = $state(0);
  isPlaying = $state(false);
  #load = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Loads all frames. What has come can be shown already; another's are shown when they are as many. */
  async load(table: string, audience: Audience | undefined, invitation: string): Promise<void> {
    const frames: Frame[] = [];
    const load = ++this.#load;
    do {
      const after = frames.at(-1)?.version ?? 0;
      const query = { after, ...(audience !== undefined && { seat: audience }), ...(invitation && { invitation }) };
      const params = { path: { table }, query };
      const page = await ask(api.GET('/api/v1/tables/{table}/history', { params }));
      if (load !== this.#load) return; // somebody else's eyes were asked for meanwhile
      if (!page.frames.length) break;
      frames.push(...page.frames);
      this.total = page.version;
      if (frames.length >= this.frames.length) this.frames = [...frames];
      this.at = Math.max(this.at, this.beginning);
    } while (frames.length < this.total);
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  /** The first frame with a board to show: what was before it is told by the log. */
  get beginning(): number {
    return Math.max(
      0,
      this.frames.findIndex((frame) => frame.view !== null),
    );
  }

  go(index: number): void {
    this.at = Math.min(Math.max(index, this.beginning), this.last);
    if (this.at === this.last) this.pause();
  }

  /** To the version that the address names, unless somebody has gone elsewhere while the rest was loading. */
  openAt(version: number): void {
    if (this.at === this.beginning) this.go(version - 1);
  }

  step(by: number): void {
    this.pause();
    if (Math.abs(by) === 1) this.#advance(by);
    else this.go(this.at + by);
  }

  /** What happened last, up to here: frames about clocks tell nothing. */
  get told(): Frame | undefined {
    return this.frames.slice(0, this.at + 1).findLast((frame) => !isSilent(frame));
  }

  play(): void {
    this.pause();
    if (this.at === this.last) this.at = this.beginning;
    this.isPlaying = true;
    this.#timer = setInterval(() => this.#advance(1), PAUSE);
  }

  pause(): void {
    this.isPlaying = false;
    clearInterval(this.#timer);
  }

  /** To the next frame that tells something. */
  #advance(by: number): void {
    let at = this.at + by;
    for (let frame; (frame = this.frames[at]) && isSilent(frame);) at += by;
    this.go(at);
  }
}
