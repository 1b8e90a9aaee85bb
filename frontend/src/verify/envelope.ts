import { parseCanonical } from './canonical.ts';
import {
  either,
  exactly,
  fits,
  isAnything,
  isObject,
  isText,
  isUuid,
  isWhole,
  listOf,
  object,
  orNull,
  type Shaped,
} from './shape.ts';

const ENVELOPE = {
  table: isUuid,
  version: isWhole,
  room: either(exactly('table'), exactly('game')),
  type: isText,
  schema: isWhole,
  seat: orNull(isWhole),
  command: orNull(isUuid),
  ordinal: isWhole,
  recorded: isWhole,
  data: isObject,
  cause: orNull(object({ seat: isWhole, actions: listOf(isAnything) })),
};

/** Everything about an event that its hash covers: docs/the-log.md. */
export type Envelope = Shaped<typeof ENVELOPE>;

export function readEnvelope(body: string): Envelope | undefined {
  const envelope = parseCanonical(body);
  return fits(ENVELOPE, envelope) && envelope.data.type === envelope.type ? envelope : undefined;
}
