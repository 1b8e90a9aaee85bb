import type { Opened, Revealed, Seated, TableEvent } from './table-events.ts';

/** No game has more; a file could ask for any number. */
const MOST_SEATS = 100;

/** What the table's events add up to. */
export interface Story {
  opened: Opened | undefined;
  /** By seat, who plays there. */
  chairs: (('person' | 'away' | 'bot') | undefined)[];
  /** By seat, in hex; a bot's is empty. */
  nonces: string[];
  /** By seat, for whom the chairs are kept, if they are. */
  kept: readonly string[];
  begunAt: number | undefined;
  revealed: Revealed | undefined;
  isVoided: boolean;
}

export function untold(): Story {
  return {
    opened: undefined,
    chairs: [],
    nonces: [],
    kept: [],
    begunAt: undefined,
    revealed: undefined,
    isVoided: false,
  };
}

export function tell(story: Story, event: TableEvent, version: number): void {
  switch (event.type) {
    case 'opened':
      story.opened = event;
      story.chairs = Array.from({ length: event.seats });
      story.nonces = story.chairs.map(() => '');
      break;
    case 'kept':
      story.kept = event.players;
      break;
    case 'seated':
      story.chairs[event.seat] = event.bot === null ? 'person' : 'bot';
      story.nonces[event.seat] = event.nonce;
      break;
    case 'left':
      story.chairs[event.seat] = undefined;
      break;
    case 'timed-out':
      story.chairs[event.seat] = 'away';
      break;
    case 'returned':
      story.chairs[event.seat] = 'person';
      break;
    case 'forsaken':
      story.chairs = story.chairs.map(() => 'bot');
      break;
    case 'substituted':
    case 'resigned':
      story.chairs[event.seat] = 'bot';
      break;
    case 'begun':
      story.begunAt = version;
      break;
    case 'revealed':
      story.revealed = event;
      break;
    case 'voided':
      story.isVoided = true;
  }
}

const isOver = ({ opened, revealed }: Story) => opened !== undefined && revealed !== undefined;

/** Whether this can happen at the table now. */
export function isTimely(story: Story, event: TableEvent): boolean {
  if (event.type === 'opened') return story.opened === undefined && event.seats <= MOST_SEATS;
  if (event.type === 'voided') return isOver(story) && story.opened!.ranked && !story.isVoided;
  if (story.opened === undefined || isOver(story)) return false;
  const hasBegun = story.begunAt !== undefined;
  const hasSeat = !('seat' in event) || event.seat < story.chairs.length;
  const chair = 'seat' in event ? story.chairs[event.seat] : undefined;
  switch (event.type) {
    case 'seated':
      return !hasBegun && hasSeat && chair === undefined && isWelcome(story, event);
    case 'left':
      return !hasBegun && chair !== undefined;
    case 'host-left':
      return !hasBegun;
    case 'begun':
      return !hasBegun && !story.chairs.includes(undefined);
    case 'kept':
      return !hasBegun && event.players.length === story.chairs.length && !story.kept.length && isEmpty(story);
    case 'terms':
      return !hasBegun && isEmpty(story);
    case 'timed':
      return hasBegun && event.readings.every((reading) => reading.seat < story.chairs.length);
    case 'returned':
    case 'substitute-wished':
    case 'substituted':
      return hasBegun && chair === 'away';
    case 'forsaken':
      return hasBegun && !story.chairs.includes('person') && story.chairs.includes('away');
    case 'resigned':
      return hasBegun && (chair === 'person' || chair === 'away');
    case 'postponed':
    case 'warned':
    case 'timed-out':
    case 'end-wished':
      return hasBegun && chair === 'person';
    case 'revealed':
      return hasBegun;
  }
}

/** A bot adds nothing to the seed; a person sits in a chair that is kept for them, or for nobody. */
function isWelcome({ kept }: Story, { seat, bot, nonce, player }: Seated): boolean {
  if (bot !== null && nonce !== '') return false;
  return !kept.length || kept[seat] === (bot === null ? player : '');
}

function isEmpty({ chairs }: Story): boolean {
  return chairs.every((taken) => taken === undefined);
}
