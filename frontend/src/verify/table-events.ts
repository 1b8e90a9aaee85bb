import type { Envelope } from './envelope.ts';
import {
  exactly,
  fits,
  isFlag,
  isHash,
  isNonce,
  isObject,
  isText,
  isUuid,
  isWhole,
  listOf,
  object,
  orNull,
  type Shaped,
} from './shape.ts';

const isScore = (value: unknown): value is number => Number.isSafeInteger(value);

const OPENED = {
  type: exactly('opened'),
  game: isText,
  rules: isWhole,
  seats: isWhole,
  options: isObject,
  commitment: isHash,
  host: isText,
  clock: isText,
  ranked: isFlag,
  listed: isFlag,
  rematch_of: orNull(isUuid),
};
const TERMS = {
  type: exactly('terms'),
  bank: isWhole,
  increment: isWhole,
  vacation: isFlag,
  reliability: isWhole,
};
const KEPT = { type: exactly('kept'), players: listOf(isText) };
const SEATED = { type: exactly('seated'), seat: isWhole, player: isText, nonce: isNonce, bot: orNull(isText) };
const LEFT = { type: exactly('left'), seat: isWhole };
const HOST_LEFT = { type: exactly('host-left') };
const BEGUN = { type: exactly('begun') };
const READING = object({
  seat: isWhole,
  charge: isWhole,
  left: isWhole,
  deadline: orNull(isWhole),
  alarm: orNull(isWhole),
});
const TIMED = { type: exactly('timed'), readings: listOf(READING) };
const POSTPONED = { type: exactly('postponed'), seat: isWhole, deadline: isWhole, alarm: isWhole };
const WARNED = { type: exactly('warned'), seat: isWhole };
const TIMED_OUT = { type: exactly('timed-out'), seat: isWhole, bot: isText };
const RETURNED = { type: exactly('returned'), seat: isWhole };
const SUBSTITUTE_WISHED = { type: exactly('substitute-wished'), seat: isWhole, by: isWhole, wishes: isFlag };
const SUBSTITUTED = { type: exactly('substituted'), seat: isWhole };
const FORSAKEN = { type: exactly('forsaken') };
const RESIGNED = { type: exactly('resigned'), seat: isWhole, bot: isText };
const END_WISHED = { type: exactly('end-wished'), seat: isWhole, wishes: isFlag };
const REVEALED = {
  type: exactly('revealed'),
  server_seed: isHash,
  secret: isHash,
  places: listOf(isWhole),
  scores: listOf(isScore),
};
const REASONS: readonly unknown[] = ['collusion', 'one-person', 'foul-play', 'fault', 'other'];
const isReason = (value: unknown): value is string => REASONS.includes(value);
const VOIDED = { type: exactly('voided'), reason: isReason };

export type Opened = Shaped<typeof OPENED>;
export type Seated = Shaped<typeof SEATED>;
export type Revealed = Shaped<typeof REVEALED>;
const SHAPES = [
  OPENED,
  TERMS,
  KEPT,
  SEATED,
  LEFT,
  HOST_LEFT,
  BEGUN,
  TIMED,
  POSTPONED,
  WARNED,
  TIMED_OUT,
  RETURNED,
  SUBSTITUTE_WISHED,
  SUBSTITUTED,
  FORSAKEN,
  RESIGNED,
  END_WISHED,
  REVEALED,
  VOIDED,
];
export type TableEvent = Shaped<(typeof SHAPES)[number]>;
type Type = TableEvent['type'];

const KNOWN: ReadonlySet<string> = new Set<Type>([
  'opened',
  'terms',
  'kept',
  'seated',
  'left',
  'host-left',
  'begun',
  'timed',
  'postponed',
  'warned',
  'timed-out',
  'returned',
  'substitute-wished',
  'substituted',
  'forsaken',
  'resigned',
  'end-wished',
  'revealed',
  'voided',
]);

/** Whether it is the platform's word about the table, of a type that says something of the game. */
export function isOfTable(envelope: Envelope): boolean {
  return envelope.room === 'table' && KNOWN.has(envelope.type);
}

/** Undefined if it does not say what such an event says, or says more. */
export function tableEvent(envelope: Envelope): TableEvent | undefined {
  return SHAPES.some((shape) => fits(shape, envelope.data)) ? (envelope.data as TableEvent) : undefined;
}
