/** The open tables, as they come and go. */
import type { OpenTable } from '../api/types';
import { Line, type LineState } from './line';

export class Lobby {
  tables = $state.raw<readonly OpenTable[] | null>(null);
  line = $state<LineState>('connecting');
  #line = new Line({
    address: () => '/ws/lobby/',
    heard: (message) => {
      if (message.type === 'lobby') this.tables = message.tables as OpenTable[];
    },
    changed: (state) => (this.line = state),
    refused: () => {},
  });

  end(): void {
    this.#line.end();
  }
}
