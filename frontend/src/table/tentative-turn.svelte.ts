/** A turn in preparation: proposed actions that the server has previewed and that can still be undone. */
import { ServerUnavailable } from '../api/client';
import type { Position, Preview, Tagged } from '../api/types';
import type { Turn } from '../games/contract';

export interface TurnTable {
  readonly position: Position;
  preview(actions: readonly Tagged[], version: number): Promise<Preview>;
  act(actions: readonly Tagged[], version: number): Promise<void>;
  onError(error: unknown): void;
}

export class TentativeTurn implements Turn {
  proposed = $state.raw<readonly Tagged[]>([]);
  preview = $state.raw<Preview | null>(null);
  busy = $state(false);
  #undone = $state.raw<readonly Tagged[]>([]);
  #refreshing: Promise<void> | null = null;

  constructor(private readonly table: TurnTable) {}

  get reveals(): boolean {
    return this.preview?.reveals ?? false;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  propose(action: Tagged): void {
    this.#runUnlessBusy(() => this.#propose([...this.proposed, action], []));
  }

  undo(): void {
    const last = this.proposed.at(-1);
    if (last) this.#runUnlessBusy(() => this.#propose(this.proposed.slice(0, -1), [...this.#undone, last]));
  }

  redo(): void {
    const next = this.#undone.at(-1);
    if (next) this.#runUnlessBusy(() => this.#propose([...this.proposed, next], this.#undone.slice(0, -1)));
  }

  commit(...more: Tagged[]): void {
    this.#runUnlessBusy(() => this.#commit([...this.proposed, ...more]));
  }

  /**
   * Previews the proposal again after the table has changed. It is dropped if it is no longer possible; once the game is
   * over, without an error.
   */
  async onTableUpdate(): Promise<void> {
    if (this.#isOver) return this.#reset();
    if (this.busy || !this.proposed.length) return;
    const refreshing = this.#afterRefresh(() => this.#propose(this.proposed, this.#undone));
    this.#refreshing = refreshing;
    await refreshing;
    if (this.#refreshing === refreshing) this.#refreshing = null;
  }

  async #commit(actions: readonly Tagged[]): Promise<void> {
    if (!actions.length) return;
    await this.table.act(actions, this.table.position.version);
    this.#reset();
  }

  async #propose(actions: readonly Tagged[], undone: readonly Tagged[]): Promise<void> {
    let preview = await this.#requestPreview(actions);
    if (preview && preview.version < this.table.position.version) preview = await this.#requestPreview(actions);
    this.preview = preview;
    this.proposed = actions;
    this.#undone = undone;
  }

  async #requestPreview(actions: readonly Tagged[]): Promise<Preview | null> {
    return actions.length ? this.table.preview(actions, this.table.position.version) : null;
  }

  /**
   * Runs one step at a time. If the proposal is being previewed again because others have moved, it waits for that: no
   * click is lost, and none continues a proposal that was dropped.
   */
  #runUnlessBusy(step: () => Promise<void>): void {
    if (this.busy) return;
    this.busy = true;
    void this.#afterRefresh(step).finally(() => (this.busy = false));
  }

  async #afterRefresh(step: () => Promise<void>): Promise<void> {
    const { proposed } = this;
    if (this.#refreshing) await this.#refreshing;
    if (this.proposed === proposed) await this.#run(step);
  }

  async #run(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof ServerUnavailable)) this.#reset(); // a proposal survives a lost connection
      if (!this.#isOver) this.table.onError(error);
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
