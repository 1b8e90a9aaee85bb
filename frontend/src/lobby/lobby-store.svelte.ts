/** The open tables, kept up to date by a socket. */
import type { LobbyTable, Schemas } from '../api/types';
import { type ConnectionState, ReconnectingSocket } from '../live/reconnecting-socket';

export class LobbyStore {
  tables = $state.raw<readonly LobbyTable[] | null>(null);
  connection = $state<ConnectionState>('connecting');
  #socket = new ReconnectingSocket<Schemas['Lobby']>({
    path: () => '/ws/lobby/',
    onMessage: ({ tables }) => (this.tables = tables),
    onStateChange: (state) => (this.connection = state),
    onRejected: () => {},
  });

  close(): void {
    this.#socket.close();
  }
}
