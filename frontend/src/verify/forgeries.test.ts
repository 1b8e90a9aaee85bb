/** What a site could try that has the key and all secrets, and seals everything anew: the chain is good each time. */
import { describe, expect, test } from 'vitest';
import { hex } from './bytes.ts';
import { sha256 } from './digest.ts';
import {
  codesIn,
  draftsOf,
  failuresIn,
  FINISHED,
  forged,
  hidden,
  sealed,
  told,
  withOtherDigit,
  type Draft,
  TIMED,
  VOIDED,
} from './forge.ts';

function begunAt(drafts: readonly Draft[]): number {
  return drafts.findIndex(({ room, type }) => room === 'table' && type === 'begun');
}

/** The same once more, at the end and by itself. */
function later(drafts: readonly Draft[], draft: Draft): Draft {
  return { ...draft, ordinal: 0, cause: null, recorded: drafts.at(-1)!.recorded };
}

function gameEvent(drafts: readonly Draft[]): Draft {
  return drafts.findLast(({ room }) => room === 'game')!;
}

function resignedAndWishing(drafts: readonly Draft[]): Draft[] {
  const begun = later(drafts, drafts[begunAt(drafts)]!);
  return [
    { ...begun, type: 'resigned', data: { type: 'resigned', seat: 0, bot: 'random' } },
    { ...begun, type: 'end-wished', data: { type: 'end-wished', seat: 0, wishes: true } },
  ];
}

/** Exchanges the ends of the first list in the set-up that is long enough and has different ends. */
function swapCards(value: unknown): boolean {
  if (Array.isArray(value) && value.length > 1 && !Array.isArray(value[0]) && value[0] !== value.at(-1)) {
    [value[0], value[value.length - 1]] = [value.at(-1), value[0]];
    return true;
  }
  return typeof value === 'object' && value !== null && Object.values(value).some(swapCards);
}

describe.each(FINISHED)('%s', (_, text) => {
  test('sealed anew without a change is the same file', async () => {
    expect(await forged(text, () => {})).toBe(text);
  });

  test('a swapped deal is found', async () => {
    const swapped = await forged(text, (drafts) => {
      expect(swapCards(drafts[begunAt(drafts) + 1]!.data)).toBe(true);
    });
    expect(await failuresIn(swapped)).toEqual(['deal-false']);
  });

  test('another first player is found', async () => {
    const other = await forged(text, (drafts) => {
      const { data } = drafts[begunAt(drafts) + 1]!;
      data.first = data.first ? 0 : 1;
    });
    expect(await failuresIn(other)).toEqual(['deal-false']);
  });

  test('a changed nonce is found', async () => {
    const changed = await forged(text, (drafts) => {
      const { data } = drafts.findLast(({ type, data }) => type === 'seated' && data.nonce)!;
      data.nonce = withOtherDigit(data.nonce, 31);
    });
    expect(await failuresIn(changed)).toEqual(['deal-false']);
  });

  test('a seed that was not promised is found', async () => {
    const other = await forged(text, (drafts) => {
      const { data } = told(drafts, 'revealed');
      data.server_seed = withOtherDigit(data.server_seed, 63);
    });
    expect(await failuresIn(other)).toEqual(['promise-broken', 'deal-false']);
  });

  test('a promise for a seed that deals otherwise is found', async () => {
    const seed = new Uint8Array(32);
    const commitment = hex(await sha256(seed));
    const other = await forged(text, (drafts) => {
      told(drafts, 'opened').data.commitment = commitment;
      told(drafts, 'revealed').data.server_seed = hex(seed);
    });
    expect(await failuresIn(other)).toEqual(['deal-false']);
  });

  test('salts that do not come from the secret are found', async () => {
    const other = await forged(text, (drafts) => {
      told(drafts, 'revealed').data.secret = '00'.repeat(32);
    });
    expect(await failuresIn(other)).toEqual(['salts-false']);
  });

  test('a set-up apart from the beginning is found', async () => {
    const apart = await forged(text, (drafts) => {
      const begun = begunAt(drafts);
      const next = drafts.findIndex(({ ordinal }, place) => place > begun && ordinal === 0);
      drafts.slice(begun + 1, next).forEach((draft, ordinal) => Object.assign(draft, { ordinal }));
    });
    expect(await failuresIn(apart)).toEqual(['deal-false']);
  });

  test('a second deal is found', async () => {
    const twice = await forged(text, (drafts) => {
      drafts.splice(-1, 0, later(drafts, drafts[begunAt(drafts) + 1]!));
    });
    expect(await failuresIn(twice)).toEqual(['deal-repeated']);
  });

  test('a set-up in a form that is not known here is not checked', async () => {
    const newer = await forged(text, (drafts) => {
      drafts[begunAt(drafts) + 1]!.schema = 2;
    });
    expect((await codesIn(newer)).filter((code) => code.startsWith('deal-'))).toEqual(['deal-unknown']);
  });

  test.each([
    ['a game that is not known here', { game: 'haggle' }],
    ['a game of that name only', { game: 'constructor' }],
    ['rules that are not known here', { rules: 2 }],
  ])('the deal of %s is not checked', async (_, change) => {
    const other = await forged(text, (drafts) => {
      Object.assign(told(drafts, 'opened').data, change);
    });
    const deals = (await codesIn(other)).filter((code) => code.startsWith('deal-'));
    expect(deals).toEqual(['deal-unknown']);
  });

  test('a deal to more seats than the game has is not checked', async () => {
    const crowded = await forged(text, (drafts) => {
      const opened = told(drafts, 'opened');
      const place = begunAt(drafts);
      for (let seat = opened.data.seats; seat < 9; seat += 1) {
        const seated = drafts[place - 1]!;
        drafts.splice(place, 0, { ...seated, data: { ...seated.data, seat } });
      }
      opened.data.seats = 9;
    });
    expect((await codesIn(crowded)).filter((code) => code.startsWith('deal-'))).toEqual(['deal-unknown']);
  });

  test.each<[string, (drafts: Draft[]) => void]>([
    ['opened twice', (drafts) => drafts.splice(1, 0, drafts[0]!)],
    ['never opened', (drafts) => drafts.shift()],
    ['opened for more than can sit down', (drafts) => (drafts[0]!.data.seats = 2 ** 40)],
    ['sat down on a taken chair', (drafts) => drafts.splice(begunAt(drafts), 0, drafts[begunAt(drafts) - 1]!)],
    ['sat down where no chair is', (drafts) => (drafts[1]!.data.seat = 99)],
    ['sat down after the beginning', (drafts) => drafts.push(...drafts.splice(begunAt(drafts) - 1, 1))],
    ['a bot with a nonce', (drafts) => (told(drafts, 'seated').data.bot = 'random')],
    ['a nonce that is none', (drafts) => (told(drafts, 'seated').data.nonce = '00')],
    ['begun twice', (drafts) => drafts.splice(begunAt(drafts) + 1, 0, drafts[begunAt(drafts)]!)],
    ['begun with an empty chair', (drafts) => drafts.splice(begunAt(drafts) - 1, 1)],
    ['never begun', (drafts) => drafts.splice(begunAt(drafts), 1)],
    ['revealed before the end', (drafts) => drafts.push(drafts.at(-2)!)],
    ['revealed before the beginning', (drafts) => drafts.splice(begunAt(drafts), 0, drafts.pop()!)],
    ['revealed twice', (drafts) => drafts.push(drafts.at(-1)!)],
    ['a move after the end', (drafts) => drafts.push(later(drafts, gameEvent(drafts)))],
    ['a wish of somebody who has resigned', (drafts) => drafts.splice(-1, 0, ...resignedAndWishing(drafts))],
    ['a table event in a form that nobody knows', (drafts) => (drafts[0]!.schema = 2)],
    ['a table event with a word more', (drafts) => (drafts[0]!.data.more = 1)],
    ['time that runs backwards', (drafts) => (drafts.at(-1)!.recorded = 0)],
    ['a commit with a gap', (drafts) => (drafts[begunAt(drafts) + 1]!.ordinal = 2)],
    ['a commit of two', (drafts) => (drafts[begunAt(drafts) + 1]!.seat = 1)],
    ['a cause of the beginning', (drafts) => (drafts[begunAt(drafts)]!.cause = { seat: 0, actions: [] })],
    ['another seat’s cause', (drafts) => (drafts.find(({ cause }) => cause)!.seat = 99)],
  ])('%s is found', async (_, change) => {
    expect(await failuresIn(await forged(text, change))).toEqual(['order-broken']);
  });
});

test('nothing may be hidden after the end', async () => {
  const [[, text]] = FINISHED as [[string, string]];
  expect(await failuresIn(await hidden(text, 10))).toEqual(['order-broken']);
});

test('an envelope that belongs elsewhere, or says another type, is found', async () => {
  const [[, text]] = FINISHED as [[string, string]];
  const drafts = draftsOf(text);
  const elsewhere = drafts.with(4, { ...drafts[4]!, table: withOtherDigit(drafts[4]!.table) });
  expect(await failuresIn(await sealed(elsewhere))).toEqual(['chain-out-of-place']);
  const misnumbered = drafts.with(4, { ...drafts[4]!, version: 6 });
  expect(await failuresIn(await sealed(misnumbered))).toEqual(['chain-out-of-place']);
  const misnamed = drafts.with(4, { ...drafts[4]!, type: 'begun' });
  expect(await failuresIn(await sealed(misnamed))).toEqual(['chain-unreadable']);
});

/** Says with the opening for whom the chairs are kept, as the match-maker does. */
function keep(drafts: Draft[], change: (players: string[]) => string[] = (players) => players): void {
  const seated = drafts.filter(({ type }) => type === 'seated').toSorted((a, b) => a.data.seat - b.data.seat);
  const players = seated.map(({ data }) => (data.bot === null ? data.player : ''));
  const terms = drafts.findIndex(({ type }) => type === 'terms');
  const kept = { type: 'kept', data: { type: 'kept', players: change(players) } };
  drafts.splice(terms + 1, 0, { ...drafts[terms]!, ...kept, ordinal: 2 });
}

describe.each(TIMED)('%s', (_, text) => {
  test('kept chairs are honest if those took them for whom they were kept', async () => {
    expect(await failuresIn(await forged(text, keep))).toEqual([]);
  });

  test.each<[string, (drafts: Draft[]) => void]>([
    ['terms after somebody sat down', (drafts) => drafts.splice(3, 0, told(drafts, 'terms'))],
    ['a chair that was kept for another', (drafts) => keep(drafts, (players) => players.toReversed())],
    ['a chair that was kept for nobody', (drafts) => keep(drafts, (players) => players.map(() => ''))],
    ['fewer chairs kept than there are', (drafts) => keep(drafts, (players) => players.slice(1))],
    ['back without having been away', (drafts) => (told(drafts, 'returned').data.seat = 99)],
    ['a time-out of nobody', (drafts) => (told(drafts, 'timed-out').data.seat = 99)],
    ['a clock of nobody', (drafts) => (told(drafts, 'timed').data.readings[0].seat = 99)],
    ['a clock with a word more', (drafts) => (told(drafts, 'timed').data.readings[0].more = 1)],
    [
      'given up while somebody plays',
      (drafts) =>
        drafts.splice(
          drafts.findIndex(({ type }) => type === 'timed-out'),
          0,
          told(drafts, 'forsaken'),
        ),
    ],
  ])('%s is found', async (_, change) => {
    expect(await failuresIn(await forged(text, change))).toEqual(['order-broken']);
  });
});

describe.each(VOIDED)('%s', (_, text) => {
  test.each<[string, (drafts: Draft[]) => void]>([
    ['voided twice', (drafts) => drafts.push(later(drafts, drafts.at(-1)!))],
    ['voided before the end', (drafts) => drafts.push(drafts.splice(-2, 1)[0]!)],
    ['voided though it was not ranked', (drafts) => (drafts[0]!.data.ranked = false)],
    ['voided for a reason that is none', (drafts) => (drafts.at(-1)!.data.reason = 'spite')],
    ['a move after that', (drafts) => drafts.push(later(drafts, gameEvent(drafts)))],
  ])('%s is found', async (_, change) => {
    expect(await failuresIn(await forged(text, change))).toContain('order-broken');
  });
});
