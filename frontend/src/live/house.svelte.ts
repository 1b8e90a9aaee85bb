/** Parts of the client that can't be fetched: a newer build is served, whose parts have other names, or nobody serves. */
import { isThere, Return } from './return.svelte';

class House {
  /** A part was wanted and nobody answers; the page that is here stays. */
  isAway = $state(false);

  lacksAPart = async (): Promise<void> => {
    if (await isThere()) return location.reload();
    if (this.isAway) return;
    this.isAway = true;
    new Return(() => {
      this.isAway = false;
      if (!document.querySelector('main > *')) location.reload(); // the very page was lacking
    });
  };
}

export const house = new House();
