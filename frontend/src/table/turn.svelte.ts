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

  constructor(private readonly table: AtTable) {}

  get reveals(): boolean {
    return this.preview?.reveals ?? false;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  propose(action: Thing): void {
    void this.#try([...this.proposed, action], []);
  }

  undo(): void {
    const last = this.proposed.at(-1);
    if (last) void this.#try(this.proposed.slice(0, -1), [...this.#undone, last]);
  }

  redo(): void {
    const next = this.#undone.at(-1);
    if (next) void this.#try([...this.proposed, next], this.#undone.slice(0, -1));
  }

  commit(...more: Thing[]): void {
    const actions = [...this.proposed, ...more];
    if (actions.length) void this.#whileBusy(() => this.#commit(actions));
  }

  /** Others have moved: what was proposed is tried again on the table as it is now, and dropped if it can't be. */
  async moved(): Promise<void> {
    if (!this.busy && this.proposed.length) await this.#try(this.proposed, this.#undone);
  }

  async #commit(actions: readonly Thing[]): Promise<void> {
    await this.table.act(actions, this.table.position.version);
    this.#reset();
  }

  async #try(actions: readonly Thing[], undone: readonly Thing[]): Promise<void> {
    await this.#whileBusy(async () => {
      let preview = await this.#previewed(actions);
      if (preview && preview.version < this.table.position.version) preview = await this.#previewed(actions);
      this.preview = preview;
      this.proposed = actions;
      this.#undone = undone;
    });
  }

  async #previewed(actions: readonly Thing[]): Promise<Preview | null> {
    return actions.length ? this.table.preview(actions, this.table.position.version) : null;
  }

  async #whileBusy(doing: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await doing();
    } catch (problem) {
      if (!(problem instanceof Away)) this.#reset(); // what was proposed waits for the line to come back
      this.table.refused(problem);
    } finally {
      this.busy = false;
    }
  }

  #reset(): void {
    this.proposed = [];
    this.#undone = [];
    this.preview = null;
  }
}
