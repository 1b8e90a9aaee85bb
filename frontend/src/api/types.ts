/** The wire's types by short names. What differs from game to game is widened here; a board knows its own better. */
import type { components } from './schema';

export type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type Game = Schemas['Game'];
export type Problem = Schemas['Problem'] &
  Partial<Pick<Schemas['IllegalProblem'], 'rule_code' | 'ruling' | 'params'>> &
  Partial<Pick<Schemas['StoppedProblem'], 'until' | 'reason'>>;
export type ListedTable = Schemas['ListedTable'];
export type OpenTable = Schemas['OpenTable'];
export type Line = Schemas['Line'];
export type Result = Schemas['Result'];
export type Chair = Schemas['SeenChair'];
export type Clock = Schemas['SeenClock'];

/** An action, an event or a hint of any game: its `type` says which, and which message says it. */
export interface Thing {
  type: string;
  [field: string]: unknown;
}

interface OfAnyGame {
  rules: string;
  view: unknown;
  legal: Thing[];
  hints: Thing | null;
}
type Widened<T> = Omit<T, keyof OfAnyGame> & OfAnyGame;

export type Position = Widened<Schemas['Byzanz1.Position']>;
export type Preview = Widened<Omit<Schemas['Byzanz1.Preview'], 'events'>> & { events: Thing[] };
export type Table = Omit<Schemas['Byzanz1.Table'], 'rules' | 'options' | 'position'> & {
  rules: string;
  options: Record<string, unknown>;
  position: Position;
};
export type Happening = Omit<Schemas['Byzanz1.GameHappening'], 'event' | 'room'> & {
  room: 'table' | 'game';
  event: Thing;
};
/** What is said over a table's socket. */
export type FromTable =
  | Answer
  | Schemas['SocketFrame']
  | Schemas['SocketRefused']
  | Schemas['SocketPong']
  | Schemas['SocketTalk']
  | Schemas['SocketHere'];
/** To what was asked there under a name. */
export type Answer = Schemas['SocketDone'] | Schemas['SocketPreviewed'];
export type Names = Record<string, string | null>;

/** What an expert would do, and what spoke for what was done; of any game. */
export interface Advice {
  action: Thing;
  reason: Thing | null;
  chance: number | null;
  rounds: number;
}
export interface Hint {
  version: number;
  seat: number;
  advice: Advice | null;
}
export interface Why {
  version: number;
  seat: number | null;
  action: Thing | null;
  reason: Thing | null;
}

/** An order that was left, or may be left; of any game. */
export type KeptOrder = Omit<Schemas['Byzanz1.KeptOrder'], 'rules' | 'order'> & { order: Thing };
export type OfferedOrder = Omit<Schemas['Byzanz1.OfferedOrder'], 'rules' | 'order'> & { order: Thing };
export interface StandingOrders {
  orders: KeptOrder[];
  offered: OfferedOrder[];
}
