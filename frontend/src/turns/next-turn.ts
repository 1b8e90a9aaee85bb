/** The order in which the user goes through the tables that wait for a move. */
import type { ListedTable } from '../api/types';

export interface TurnNeighbours {
  /** How many other tables wait for the user. */
  left: number;
  next: string;
  /** Null if there is only one other, or if this table does not wait for the user. */
  previous: string | null;
}

/** The neighbours of a table; null if no other table waits. */
export function turnNeighbours(table: string, tables: readonly Pick<ListedTable, 'id'>[]): TurnNeighbours | null {
  const ids = tables.map(({ id }) => id);
  const at = ids.indexOf(table);
  const others = ids.filter((id) => id !== table);
  if (!others.length) return null;
  if (at < 0) return { left: others.length, next: others[0]!, previous: null };
  return {
    left: others.length,
    next: ids[(at + 1) % ids.length]!,
    previous: others.length > 1 ? ids.at(at - 1)! : null,
  };
}
