/** Ten moves in one sitting: from a table that waits for me to the next. */
import type { ListedTable } from '../api/types';

export interface Sitting {
  /** Of other tables, those that wait for me. */
  left: number;
  next: string;
  /** Null where there is only one other, or this one doesn't wait for me. */
  previous: string | null;
}

/** Seen from a table; null if no other waits. */
export function sittingAt(here: string, tables: readonly Pick<ListedTable, 'id'>[]): Sitting | null {
  const ids = tables.map(({ id }) => id);
  const at = ids.indexOf(here);
  const others = ids.filter((id) => id !== here);
  if (!others.length) return null;
  if (at < 0) return { left: others.length, next: others[0]!, previous: null };
  return {
    left: others.length,
    next: ids[(at + 1) % ids.length]!,
    previous: others.length > 1 ? ids.at(at - 1)! : null,
  };
}
