/** The state of a request: it can't run twice at once, and its error can be shown. */
export class RequestState {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  /** Returns whether it succeeded. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      await action();
      return true;
    } catch (problem) {
      this.error = problem;
      return false;
    } finally {
      this.busy = false;
    }
  }

  clearError = (): void => {
    this.error = null;
  };
}
