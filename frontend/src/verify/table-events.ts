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
const SEATED = { type: exactly('seated'), seat: isWhole, player: isText, nonce: isNonce, bot: orNull(isText) };
const LEFT = { type: exactly('left'), seat: isWhole };
const HOST_LEFT = { type: exactly('host-left') };
const BEGUN = { type: exactly('begun') };
const RESIGNED = { type: exactly('resigned'), seat: isWhole, bot: isText };
const END_WISHED = { type: exactly('end-wished'), seat: isWhole, wishes: isFlag };
const REVEALED = {
  type: exactly('revealed'),
  server_seed: isHash,
  secret: isHash,
  places: listOf(isWhole),
  scores: listOf(isScore),
};

export type Opened = Shaped<typeof OPENED>;
export type Revealed = Shaped<typeof REVEALED>;
export type TableEvent =
  | Opened
  | Shaped<typeof SEATED>
  | Shaped<typeof LEFT>
  | Shaped<typeof HOST_LEFT>
  | Shaped<typeof BEGUN>
  | Shaped<typeof RESIGNED>
  | Shaped<typeof END_WISHED>
  | Revealed;

const SHAPES = [OPENED, SEATED, LEFT, HOST_LEFT, BEGUN, RESIGNED, END_WISHED, REVEALED];
const KNOWN = new Set(['opened', 'seated', 'left', 'host-left', 'begun', 'resigned', 'end-wished', 'revealed']);

/** Whether it is the platform's word about the table, of a type that says something of the game. */
export function isOfTable(envelope: Envelope): boolean {
  return envelope.room === 'table' && KNOWN.has(envelope.type);
}

/** Undefined if it does not say what such an event says, or says more. */
export function tableEvent(envelope: Envelope): TableEvent | undefined {
  return SHAPES.some((shape) => fits(shape, envelope.data)) ? (envelope.data as TableEvent) : undefined;
}
