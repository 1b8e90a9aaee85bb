/** The open tables, as they come and go. */
import type { OpenTable, Schemas } from '../api/types';
import { Line, type LineState } from './line';

export class Lobby {
  tables = $state.raw<readonly OpenTable[] | null>(null);
  line = $state<LineState>('connecting');
  #line = new Line<Schemas['Lobby']>({
    address: () => '/ws/lobby/',
    heard: ({ tables }) => (this.tables = tables),
    changed: (state) => (this.line = state),
    refused: () => {},
  });

  end(): void {
    this.#line.end();
  }
}
