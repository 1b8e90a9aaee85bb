/** Where something has happened that may be reported: a table, the place in its log, and what was said there. */
export interface Place {
  table: string;
  invitation?: string;
  version?: number;
  line?: number;
}
