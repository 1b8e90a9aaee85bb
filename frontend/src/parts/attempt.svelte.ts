/** Something that may take a while and may fail: it can't be begun twice at once, and what went wrong is there to show. */
export class Attempt {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  /** Whether it was done. */
  async make(doing: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      await doing();
      return true;
    } catch (problem) {
      this.error = problem;
      return false;
    } finally {
      this.busy = false;
    }
  }

  forget = (): void => {
    this.error = null;
  };
}
