/** Short names for the API's types. Fields that differ between games are widened here; each board has its own types. */
import type { components } from './schema';

export type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type Game = Schemas['Game'];
export type Problem = Schemas['Problem'] &
  Partial<Pick<Schemas['IllegalProblem'], 'rule_code' | 'ruling' | 'params'>> &
  Partial<Pick<Schemas['RestrictedProblem'], 'until' | 'reason'>>;
export type ListedTable = Schemas['ListedTable'];
export type LobbyTable = Schemas['LobbyTable'];
export type ChatMessage = Schemas['ChatMessage'];
export type Result = Schemas['Result'];
export type Occupant = Schemas['OccupantView'];
export type Clock = Schemas['ClockView'];

/** An action, event, hint or order of any game. Its `type` says which, and which message describes it. */
export interface Tagged {
  type: string;
  [field: string]: unknown;
}

interface AnyGame {
  rules: string;
  view: unknown;
  legal: Tagged[];
  hints: Tagged | null;
}
type Widened<T> = Omit<T, keyof AnyGame> & AnyGame;

export type Position = Widened<Schemas['Byzanz1.Position']>;
export type Preview = Widened<Omit<Schemas['Byzanz1.Preview'], 'events'>> & { events: Tagged[] };
export type Table = Omit<Schemas['Byzanz1.Table'], 'rules' | 'options' | 'position'> & {
  rules: string;
  options: Record<string, unknown>;
  position: Position;
};
export type EventView = Omit<Schemas['Byzanz1.GameEventView'], 'event' | 'source'> & {
  source: 'table' | 'game';
  event: Tagged;
};
/** Messages from a table's socket. */
export type TableSocketMessage =
  | SocketReply
  | Schemas['SocketFrame']
  | Schemas['SocketRefused']
  | Schemas['SocketPong']
  | Schemas['SocketChat']
  | Schemas['SocketPresence'];
/** Replies to a request with an id. */
export type SocketReply = Schemas['SocketDone'] | Schemas['SocketPreviewed'];
export type Names = Record<string, string | null>;

/** What an expert bot would do, in any game. */
export interface Advice {
  action: Tagged;
  reason: Tagged | null;
  chance: number | null;
  iterations: number;
}
export interface DecisionAdvice {
  version: number;
  seat: number;
  advice: Advice | null;
}
/** Why an action was taken, in any game. */
export interface MoveReason {
  version: number;
  seat: number | null;
  action: Tagged | null;
  reason: Tagged | null;
}

/** A standing order of any game: a saved one, and one that may be saved now. */
export type SavedStandingOrder = Omit<Schemas['Byzanz1.PlacedStandingOrder'], 'rules' | 'order'> & { order: Tagged };
export type OfferedStandingOrder = Omit<Schemas['Byzanz1.OfferedStandingOrder'], 'rules' | 'order'> & { order: Tagged };
export interface StandingOrders {
  orders: SavedStandingOrder[];
  offered: OfferedStandingOrder[];
}
