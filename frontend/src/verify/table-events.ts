/** The table's events, field by field as the server writes them (platform/serai/eventlog/table_events.py). */
import type { Envelope } from './envelope.ts';
import {
  arrayOf,
  isBoolean,
  isHash,
  isNonce,
  isObject,
  isString,
  isUuid,
  isWholeNumber,
  literal,
  matches,
  nullable,
  object,
  type Parsed,
} from './schema.ts';

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

const OPENED = {
  type: literal('opened'),
  game: isString,
  rules_version: isWholeNumber,
  seats: isWholeNumber,
  options: isObject,
  promise: isHash,
  host: isString,
  clock: isString,
  ranked: isBoolean,
  listed: isBoolean,
  rematch_of: nullable(isUuid),
};
const TERMS = {
  type: literal('terms'),
  bank: isWholeNumber,
  increment: isWholeNumber,
  vacation: isBoolean,
  reliability: isWholeNumber,
};
const RESERVED = { type: literal('reserved'), players: arrayOf(isString) };
const SEATED = {
  type: literal('seated'),
  seat: isWholeNumber,
  player: isString,
  nonce: isNonce,
  bot: nullable(isString),
};
const LEFT = { type: literal('left'), seat: isWholeNumber };
const HOST_LEFT = { type: literal('host-left') };
const STARTED = { type: literal('started') };
const CLOCK_READING = object({
  seat: isWholeNumber,
  charge: isWholeNumber,
  left: isWholeNumber,
  deadline: nullable(isWholeNumber),
  warn_at: nullable(isWholeNumber),
});
const CLOCKS_CHANGED = { type: literal('clocks-changed'), readings: arrayOf(CLOCK_READING) };
const POSTPONED = { type: literal('postponed'), seat: isWholeNumber, deadline: isWholeNumber, warn_at: isWholeNumber };
const WARNED = { type: literal('warned'), seat: isWholeNumber };
const TIMED_OUT = { type: literal('timed-out'), seat: isWholeNumber, bot: isString };
const RETURNED = { type: literal('returned'), seat: isWholeNumber };
const SUBSTITUTE_VOTED = {
  type: literal('substitute-voted'),
  seat: isWholeNumber,
  by: isWholeNumber,
  agree: isBoolean,
};
const SUBSTITUTED = { type: literal('substituted'), seat: isWholeNumber };
const ALL_TIMED_OUT = { type: literal('all-timed-out') };
const RESIGNED = { type: literal('resigned'), seat: isWholeNumber, bot: isString };
const END_VOTED = { type: literal('end-voted'), seat: isWholeNumber, agree: isBoolean };
const FINISHED = {
  type: literal('finished'),
  server_seed: isHash,
  secret: isHash,
  places: arrayOf(isWholeNumber),
  scores: arrayOf(isInteger),
};
const VOID_REASONS: readonly unknown[] = ['collusion', 'one-person', 'foul-play', 'fault', 'other'];
const isVoidReason = (value: unknown): value is string => VOID_REASONS.includes(value);
const VOIDED = { type: literal('voided'), reason: isVoidReason };

export type Opened = Parsed<typeof OPENED>;
export type Seated = Parsed<typeof SEATED>;
export type Finished = Parsed<typeof FINISHED>;
const SCHEMAS = [
  OPENED,
  TERMS,
  RESERVED,
  SEATED,
  LEFT,
  HOST_LEFT,
  STARTED,
  CLOCKS_CHANGED,
  POSTPONED,
  WARNED,
  TIMED_OUT,
  RETURNED,
  SUBSTITUTE_VOTED,
  SUBSTITUTED,
  ALL_TIMED_OUT,
  RESIGNED,
  END_VOTED,
  FINISHED,
  VOIDED,
];
export type TableEvent = Parsed<(typeof SCHEMAS)[number]>;
type Type = TableEvent['type'];

const TYPES: ReadonlySet<string> = new Set<Type>([
  'opened',
  'terms',
  'reserved',
  'seated',
  'left',
  'host-left',
  'started',
  'clocks-changed',
  'postponed',
  'warned',
  'timed-out',
  'returned',
  'substitute-voted',
  'substituted',
  'all-timed-out',
  'resigned',
  'end-voted',
  'finished',
  'voided',
]);

/** Whether the envelope has one of the table events above. The table may have others, which don't affect the game. */
export function isTableEvent(envelope: Envelope): boolean {
  return envelope.source === 'table' && TYPES.has(envelope.type);
}

/** The table event in an envelope; undefined if it has other fields than its type has. */
export function tableEvent(envelope: Envelope): TableEvent | undefined {
  return SCHEMAS.some((schema) => matches(schema, envelope.data)) ? (envelope.data as TableEvent) : undefined;
}
