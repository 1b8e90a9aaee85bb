/** The player whose dialog is open. It stays open when the element that opened it is gone. */
import type { ReportContext } from './report-context';

class PersonDialogState {
  person = $state.raw<{ name: string; context: ReportContext | undefined } | null>(null);
}

export const personDialog = new PersonDialogState();
