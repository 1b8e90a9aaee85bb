/** Forgeries by a dishonest site: it has its key and all secrets, so the chain and the signature are always valid. */
import { describe, expect, test } from 'vitest';
import { toHex } from './bytes.ts';
import { sha256 } from './digest.ts';
import {
  codesIn,
  eventOfType,
  eventsOf,
  exported,
  failuresIn,
  FINISHED,
  forged,
  TIMED,
  VOIDED,
  withHiddenEvent,
  withOtherDigit,
  type EditableEvent,
} from './test-kit.ts';

function startIndex(events: readonly EditableEvent[]): number {
  return events.findIndex(({ source, type }) => source === 'table' && type === 'started');
}

/** A copy of an event as a commit of its own, at the time of the last event. */
function atEnd(events: readonly EditableEvent[], event: EditableEvent): EditableEvent {
  return { ...event, ordinal: 0, cause: null, recorded: events.at(-1)!.recorded };
}

function gameEvent(events: readonly EditableEvent[]): EditableEvent {
  return events.findLast(({ source }) => source === 'game')!;
}

function resignedAndVoting(events: readonly EditableEvent[]): EditableEvent[] {
  const started = atEnd(events, events[startIndex(events)]!);
  return [
    { ...started, type: 'resigned', data: { type: 'resigned', seat: 0, bot: 'random' } },
    { ...started, type: 'end-voted', data: { type: 'end-voted', seat: 0, agree: true } },
  ];
}

/** Swaps the first and last items of the first list where they differ. */
function swapCards(value: unknown): boolean {
  if (Array.isArray(value) && value.length > 1 && !Array.isArray(value[0]) && value[0] !== value.at(-1)) {
    [value[0], value[value.length - 1]] = [value.at(-1), value[0]];
    return true;
  }
  return typeof value === 'object' && value !== null && Object.values(value).some(swapCards);
}

describe.each(FINISHED)('%s', (_, text) => {
  test('an export that is made again without a change is the same file', async () => {
    expect(await forged(text, () => {})).toBe(text);
  });

  test('a swapped deal is found', async () => {
    const swapped = await forged(text, (events) => {
      expect(swapCards(events[startIndex(events) + 1]!.data)).toBe(true);
    });
    expect(await failuresIn(swapped)).toEqual(['deal-invalid']);
  });

  test('another first player is found', async () => {
    const other = await forged(text, (events) => {
      const { data } = events[startIndex(events) + 1]!;
      data.first = data.first ? 0 : 1;
    });
    expect(await failuresIn(other)).toEqual(['deal-invalid']);
  });

  test('a changed nonce is found', async () => {
    const changed = await forged(text, (events) => {
      const { data } = events.findLast(({ type, data }) => type === 'seated' && data.nonce)!;
      data.nonce = withOtherDigit(data.nonce, 31);
    });
    expect(await failuresIn(changed)).toEqual(['deal-invalid']);
  });

  test('a seed other than the promised one is found', async () => {
    const other = await forged(text, (events) => {
      const { data } = eventOfType(events, 'finished');
      data.server_seed = withOtherDigit(data.server_seed, 63);
    });
    expect(await failuresIn(other)).toEqual(['promise-broken', 'deal-invalid']);
  });

  test('a promised seed that gives another deal is found', async () => {
    const seed = new Uint8Array(32);
    const promise = toHex(await sha256(seed));
    const other = await forged(text, (events) => {
      eventOfType(events, 'opened').data.promise = promise;
      eventOfType(events, 'finished').data.server_seed = toHex(seed);
    });
    expect(await failuresIn(other)).toEqual(['deal-invalid']);
  });

  test('salts that do not come from the secret are found', async () => {
    const other = await forged(text, (events) => {
      eventOfType(events, 'finished').data.secret = '00'.repeat(32);
    });
    expect(await failuresIn(other)).toEqual(['salts-invalid']);
  });

  test('a set-up in another commit than the start is found', async () => {
    const apart = await forged(text, (events) => {
      const start = startIndex(events);
      const next = events.findIndex(({ ordinal }, index) => index > start && ordinal === 0);
      events.slice(start + 1, next).forEach((event, ordinal) => Object.assign(event, { ordinal }));
    });
    expect(await failuresIn(apart)).toEqual(['deal-invalid']);
  });

  test('a second deal is found', async () => {
    const twice = await forged(text, (events) => {
      events.splice(-1, 0, atEnd(events, events[startIndex(events) + 1]!));
    });
    expect(await failuresIn(twice)).toEqual(['deal-repeated']);
  });

  test('a set-up with an unknown schema version is not checked', async () => {
    const newer = await forged(text, (events) => {
      events[startIndex(events) + 1]!.schema = 2;
    });
    expect((await codesIn(newer)).filter((code) => code.startsWith('deal-'))).toEqual(['deal-unsupported']);
  });

  test.each([
    ['an unknown game', { game: 'haggle' }],
    ['a game named like a property of Object', { game: 'constructor' }],
    ['an unknown rules version', { rules_version: 2 }],
  ])('the deal of %s is not checked', async (_, change) => {
    const other = await forged(text, (events) => {
      Object.assign(eventOfType(events, 'opened').data, change);
    });
    const deals = (await codesIn(other)).filter((code) => code.startsWith('deal-'));
    expect(deals).toEqual(['deal-unsupported']);
  });

  test('a deal to more seats than the game has is not checked', async () => {
    const crowded = await forged(text, (events) => {
      const opened = eventOfType(events, 'opened');
      const start = startIndex(events);
      for (let seat = opened.data.seats; seat < 9; seat += 1) {
        const seated = events[start - 1]!;
        events.splice(start, 0, { ...seated, data: { ...seated.data, seat } });
      }
      opened.data.seats = 9;
    });
    expect((await codesIn(crowded)).filter((code) => code.startsWith('deal-'))).toEqual(['deal-unsupported']);
  });

  test.each<[string, (events: EditableEvent[]) => void]>([
    ['opened twice', (events) => events.splice(1, 0, events[0]!)],
    ['never opened', (events) => events.shift()],
    ['opened with too many seats', (events) => (events[0]!.data.seats = 2 ** 40)],
    ['a taken seat taken again', (events) => events.splice(startIndex(events), 0, events[startIndex(events) - 1]!)],
    ['a seat that does not exist', (events) => (events[1]!.data.seat = 99)],
    ['sitting down after the start', (events) => events.push(...events.splice(startIndex(events) - 1, 1))],
    ['a bot with a nonce', (events) => (eventOfType(events, 'seated').data.bot = 'random')],
    ['a nonce of the wrong length', (events) => (eventOfType(events, 'seated').data.nonce = '00')],
    ['started twice', (events) => events.splice(startIndex(events) + 1, 0, events[startIndex(events)]!)],
    ['started with a free seat', (events) => events.splice(startIndex(events) - 1, 1)],
    ['never started', (events) => events.splice(startIndex(events), 1)],
    ['finished before the end', (events) => events.push(events.at(-2)!)],
    ['finished before the start', (events) => events.splice(startIndex(events), 0, events.pop()!)],
    ['finished twice', (events) => events.push(events.at(-1)!)],
    ['a move after the end', (events) => events.push(atEnd(events, gameEvent(events)))],
    ['an end vote of a player who has resigned', (events) => events.splice(-1, 0, ...resignedAndVoting(events))],
    ['a table event with an unknown schema version', (events) => (events[0]!.schema = 2)],
    ['a table event with an extra field', (events) => (events[0]!.data.more = 1)],
    ['a time before the previous one', (events) => (events.at(-1)!.recorded = 0)],
    ['a commit with a gap', (events) => (events[startIndex(events) + 1]!.ordinal = 2)],
    ['a commit of two seats', (events) => (events[startIndex(events) + 1]!.seat = 1)],
    ['a start with a cause', (events) => (events[startIndex(events)]!.cause = { seat: 0, actions: [] })],
    ['another seat’s cause', (events) => (events.find(({ cause }) => cause)!.seat = 99)],
  ])('%s is found', async (_, change) => {
    expect(await failuresIn(await forged(text, change))).toEqual(['sequence-broken']);
  });
});

test('a hidden event after the end is found', async () => {
  const [[, text]] = FINISHED as [[string, string]];
  expect(await failuresIn(await withHiddenEvent(text, 10))).toEqual(['sequence-broken']);
});

test('an envelope of another table, with another version or with another type is found', async () => {
  const [[, text]] = FINISHED as [[string, string]];
  const events = eventsOf(text);
  const elsewhere = events.with(4, { ...events[4]!, table: withOtherDigit(events[4]!.table) });
  expect(await failuresIn(await exported(elsewhere))).toEqual(['chain-out-of-place']);
  const misnumbered = events.with(4, { ...events[4]!, version: 6 });
  expect(await failuresIn(await exported(misnumbered))).toEqual(['chain-out-of-place']);
  const misnamed = events.with(4, { ...events[4]!, type: 'started' });
  expect(await failuresIn(await exported(misnamed))).toEqual(['chain-unreadable']);
});

/** Adds the event that reserves the seats, in the commit that opens the table, as matchmaking does. */
function reserveSeats(events: EditableEvent[], change: (players: string[]) => string[] = (players) => players): void {
  const seated = events.filter(({ type }) => type === 'seated').toSorted((a, b) => a.data.seat - b.data.seat);
  const players = seated.map(({ data }) => (data.bot === null ? data.player : ''));
  const terms = events.findIndex(({ type }) => type === 'terms');
  const reserved = { type: 'reserved', data: { type: 'reserved', players: change(players) } };
  events.splice(terms + 1, 0, { ...events[terms]!, ...reserved, ordinal: 2 });
}

describe.each(TIMED)('%s', (_, text) => {
  test('reserved seats are valid if their own players took them', async () => {
    expect(await failuresIn(await forged(text, reserveSeats))).toEqual([]);
  });

  test.each<[string, (events: EditableEvent[]) => void]>([
    ['terms after a player sat down', (events) => events.splice(3, 0, eventOfType(events, 'terms'))],
    [
      'a seat that was reserved for another player',
      (events) => reserveSeats(events, (players) => players.toReversed()),
    ],
    [
      'a player in a seat that was reserved for a bot',
      (events) => reserveSeats(events, (players) => players.map(() => '')),
    ],
    ['fewer reserved seats than there are seats', (events) => reserveSeats(events, (players) => players.slice(1))],
    ['a return without a time-out', (events) => (eventOfType(events, 'returned').data.seat = 99)],
    ['a time-out of a seat that does not exist', (events) => (eventOfType(events, 'timed-out').data.seat = 99)],
    [
      'a clock of a seat that does not exist',
      (events) => (eventOfType(events, 'clocks-changed').data.readings[0].seat = 99),
    ],
    ['a clock with an extra field', (events) => (eventOfType(events, 'clocks-changed').data.readings[0].more = 1)],
    [
      'all timed out while a player is left',
      (events) =>
        events.splice(
          events.findIndex(({ type }) => type === 'timed-out'),
          0,
          eventOfType(events, 'all-timed-out'),
        ),
    ],
  ])('%s is found', async (_, change) => {
    expect(await failuresIn(await forged(text, change))).toEqual(['sequence-broken']);
  });
});

describe.each(VOIDED)('%s', (_, text) => {
  test.each<[string, (events: EditableEvent[]) => void]>([
    ['voided twice', (events) => events.push(atEnd(events, events.at(-1)!))],
    ['voided before the end', (events) => events.push(events.splice(-2, 1)[0]!)],
    ['voided although it was not ranked', (events) => (events[0]!.data.ranked = false)],
    ['voided for an unknown reason', (events) => (events.at(-1)!.data.reason = 'spite')],
    ['a move after it was voided', (events) => events.push(atEnd(events, gameEvent(events)))],
  ])('%s is found', async (_, change) => {
    expect(await failuresIn(await forged(text, change))).toContain('sequence-broken');
  });
});
