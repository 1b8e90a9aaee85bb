/** A turn under construction: actions that were tried on a copy at the server and can still be taken back. */
import { Away } from '../api/client';
import type { Position, Preview, Thing } from '../api/types';
import type { Turn } from '../games/contract';

export interface AtTable {
  readonly position: Position;
  preview(actions: readonly Thing[], at: number): Promise<Preview>;
  act(actions: readonly Thing[], at: number): Promise<void>;
  refused(problem: unknown): void;
}

export class TentativeTurn implements Turn {
  proposed = $state.raw<readonly Thing[]>([]);
  preview = $state.raw<Preview | null>(null);
  busy = $state(false);
  #undone = $state.raw<readonly Thing[]>([]);
  #retrying: Promise<void> | null = null;

  constructor(private readonly table: AtTable) {}

  get reveals(): boolean {
    return this.preview?.reveals ?? false;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  propose(action: Thing): void {
    this.#wish(() => this.#try([...this.proposed, action], []));
  }

  undo(): void {
    const last = this.proposed.at(-1);
    if (last) this.#wish(() => this.#try(this.proposed.slice(0, -1), [...this.#undone, last]));
  }

  redo(): void {
    const next = this.#undone.at(-1);
    if (next) this.#wish(() => this.#try([...this.proposed, next], this.#undone.slice(0, -1)));
  }

  commit(...more: Thing[]): void {
    this.#wish(() => this.#commit([...this.proposed, ...more]));
  }

  /** What was proposed is tried again on the table as it is now, and dropped if it can't be; quietly after the end. */
  async moved(): Promise<void> {
    if (this.#isOver) return this.#reset();
    if (this.busy || !this.proposed.length) return;
    const retrying = this.#afterRetry(() => this.#try(this.proposed, this.#undone));
    this.#retrying = retrying;
    await retrying;
    if (this.#retrying === retrying) this.#retrying = null;
  }

  async #commit(actions: readonly Thing[]): Promise<void> {
    if (!actions.length) return;
    await this.table.act(actions, this.table.position.version);
    this.#reset();
  }

  async #try(actions: readonly Thing[], undone: readonly Thing[]): Promise<void> {
    let preview = await this.#previewed(actions);
    if (preview && preview.version < this.table.position.version) preview = await this.#previewed(actions);
    this.preview = preview;
    this.proposed = actions;
    this.#undone = undone;
  }

  async #previewed(actions: readonly Thing[]): Promise<Preview | null> {
    return actions.length ? this.table.preview(actions, this.table.position.version) : null;
  }

  /**
   * One wish at a time. If what was proposed is just being tried again, because others have moved, it waits for that: no
   * click is lost, and none goes on with what had to be dropped.
   */
  #wish(doing: () => Promise<void>): void {
    if (this.busy) return;
    this.busy = true;
    void this.#afterRetry(doing).finally(() => (this.busy = false));
  }

  async #afterRetry(doing: () => Promise<void>): Promise<void> {
    const { proposed } = this;
    if (this.#retrying) await this.#retrying;
    if (this.proposed === proposed) await this.#orRefused(doing);
  }

  async #orRefused(doing: () => Promise<void>): Promise<void> {
    try {
      await doing();
    } catch (problem) {
      if (!(problem instanceof Away)) this.#reset(); // what was proposed waits for the line to come back
      if (!this.#isOver) this.table.refused(problem);
    }
  }

  get #isOver(): boolean {
    return this.table.position.status !== 'running';
  }

  #reset(): void {
    this.proposed = [];
    this.#undone = [];
    this.preview = null;
  }
}
