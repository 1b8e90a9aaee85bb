import { parseCanonical } from './canonical.ts';
import {
  arrayOf,
  isDefined,
  isObject,
  isString,
  isUuid,
  isWholeNumber,
  literal,
  matches,
  nullable,
  object,
  union,
  type Parsed,
} from './schema.ts';

const ENVELOPE = {
  table: isUuid,
  version: isWholeNumber,
  source: union(literal('table'), literal('game')),
  type: isString,
  schema: isWholeNumber,
  seat: nullable(isWholeNumber),
  command: nullable(isUuid),
  ordinal: isWholeNumber,
  recorded: isWholeNumber,
  data: isObject,
  cause: nullable(object({ seat: isWholeNumber, actions: arrayOf(isDefined) })),
};

/** An event with everything that its hash covers: docs/log-format.md. */
export type Envelope = Parsed<typeof ENVELOPE>;

export function readEnvelope(body: string): Envelope | undefined {
  const envelope = parseCanonical(body);
  return matches(ENVELOPE, envelope) && envelope.data.type === envelope.type ? envelope : undefined;
}
