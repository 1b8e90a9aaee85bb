/** What a report refers to: a table, a version of its log, and a chat message. */
export interface ReportContext {
  table: string;
  invitation?: string;
  version?: number;
  chat_message?: number;
}
