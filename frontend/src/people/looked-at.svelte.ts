/** Whom one looks at in the dialog that every name opens. It outlives what it was opened from. */
import type { Place } from './place';

class LookedAt {
  person = $state.raw<{ name: string; place: Place | undefined } | null>(null);
}

export const lookedAt = new LookedAt();
