/** Handles JavaScript chunks that can't be loaded: a newer build with other file names is served, or the server is down. */
import { isServerUp, ServerProbe } from './server-probe.svelte';

class MissingChunks {
  /** A chunk was needed while the server was unreachable; the current page stays. */
  isServerDown = $state(false);

  /** For the event `vite:preloadError`. */
  handlePreloadError = async (): Promise<void> => {
    if (await isServerUp()) return location.reload();
    if (this.isServerDown) return;
    this.isServerDown = true;
    new ServerProbe(() => {
      this.isServerDown = false;
      if (!document.querySelector('main > *')) location.reload(); // the page itself could not be loaded
    });
  };
}

export const missingChunks = new MissingChunks();
