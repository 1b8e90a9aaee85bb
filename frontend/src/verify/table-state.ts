import type { Opened, Finished, Seated, TableEvent } from './table-events.ts';

/** More than any game needs. A file could claim any number of seats. */
const MAX_SEATS = 100;

/** The result of applying the table's events in order. */
export interface TableState {
  opened: Opened | undefined;
  /** By seat: who plays there, or undefined if the seat is free. */
  occupants: (('person' | 'away' | 'bot') | undefined)[];
  /** By seat, in hex; a bot's is empty. */
  nonces: string[];
  /** By seat: the player for whom the seat is reserved. Empty if no seats are reserved. */
  reserved: readonly string[];
  /** The version at which the game started. */
  startedAt: number | undefined;
  finished: Finished | undefined;
  isVoided: boolean;
}

export function emptyTableState(): TableState {
  return {
    opened: undefined,
    occupants: [],
    nonces: [],
    reserved: [],
    startedAt: undefined,
    finished: undefined,
    isVoided: false,
  };
}

export function applyEvent(table: TableState, event: TableEvent, version: number): void {
  switch (event.type) {
    case 'opened':
      table.opened = event;
      table.occupants = Array.from({ length: event.seats });
      table.nonces = table.occupants.map(() => '');
      break;
    case 'reserved':
      table.reserved = event.players;
      break;
    case 'seated':
      table.occupants[event.seat] = event.bot === null ? 'person' : 'bot';
      table.nonces[event.seat] = event.nonce;
      break;
    case 'left':
      table.occupants[event.seat] = undefined;
      break;
    case 'timed-out':
      table.occupants[event.seat] = 'away';
      break;
    case 'returned':
      table.occupants[event.seat] = 'person';
      break;
    case 'all-timed-out':
      table.occupants = table.occupants.map(() => 'bot');
      break;
    case 'substituted':
    case 'resigned':
      table.occupants[event.seat] = 'bot';
      break;
    case 'started':
      table.startedAt = version;
      break;
    case 'finished':
      table.finished = event;
      break;
    case 'voided':
      table.isVoided = true;
  }
}

const isOver = ({ opened, finished }: TableState) => opened !== undefined && finished !== undefined;

/** Whether the event may happen at the table now. */
export function isAllowed(table: TableState, event: TableEvent): boolean {
  if (event.type === 'opened') return table.opened === undefined && event.seats <= MAX_SEATS;
  if (event.type === 'voided') return isOver(table) && table.opened!.ranked && !table.isVoided;
  if (table.opened === undefined || isOver(table)) return false;
  const hasStarted = table.startedAt !== undefined;
  const hasSeat = !('seat' in event) || event.seat < table.occupants.length;
  const occupant = 'seat' in event ? table.occupants[event.seat] : undefined;
  switch (event.type) {
    case 'seated':
      return !hasStarted && hasSeat && occupant === undefined && maySit(table, event);
    case 'left':
      return !hasStarted && occupant !== undefined;
    case 'host-left':
      return !hasStarted;
    case 'started':
      return !hasStarted && !table.occupants.includes(undefined);
    case 'reserved':
      return !hasStarted && event.players.length === table.occupants.length && !table.reserved.length && isEmpty(table);
    case 'terms':
      return !hasStarted && isEmpty(table);
    case 'clocks-changed':
      return hasStarted && event.readings.every((reading) => reading.seat < table.occupants.length);
    case 'returned':
    case 'substitute-voted':
    case 'substituted':
      return hasStarted && occupant === 'away';
    case 'all-timed-out':
      return hasStarted && !table.occupants.includes('person') && table.occupants.includes('away');
    case 'resigned':
      return hasStarted && (occupant === 'person' || occupant === 'away');
    case 'postponed':
    case 'warned':
    case 'timed-out':
    case 'end-voted':
      return hasStarted && occupant === 'person';
    case 'finished':
      return hasStarted;
  }
}

/** A bot has no nonce. Where seats are reserved, each player takes their own, and bots take the others. */
function maySit({ reserved }: TableState, { seat, bot, nonce, player }: Seated): boolean {
  if (bot !== null && nonce !== '') return false;
  return !reserved.length || reserved[seat] === (bot === null ? player : '');
}

function isEmpty({ occupants }: TableState): boolean {
  return occupants.every((occupant) => occupant === undefined);
}
