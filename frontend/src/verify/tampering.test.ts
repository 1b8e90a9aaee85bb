/** Changes to a file by anyone without the site's key are found. */
import { describe, expect, test } from 'vitest';
import { EXPORTS, failuresIn, fileOf, findingsIn, FINISHED, linesOf, RUNNING, withOtherDigit } from './test-kit.ts';

const FLIPS_PER_FILE = 50;

function flipped(text: string, index: number): string {
  const bytes = new TextEncoder().encode(text);
  bytes[index]! ^= 1 << (index % 8);
  return new TextDecoder().decode(bytes);
}

/** Spread over the file, and over the bits of a byte. */
function someIndexes(text: string): number[] {
  const stride = Math.floor(text.length / FLIPS_PER_FILE) | 1;
  return Array.from({ length: FLIPS_PER_FILE }, (_, count) => count * stride);
}

function replaced(text: string, line: number, change: (line: string) => string): string {
  const { header, events, footer } = linesOf(text);
  return fileOf(header, events.with(line, change(events.at(line)!)), footer);
}

describe.each([...EXPORTS])('in %s', (_, text) => {
  const { header, events, footer } = linesOf(text);
  const middle = Math.floor(events.length / 2);

  test('every flipped byte is found', { timeout: 60_000 }, async () => {
    for (const index of someIndexes(text))
      expect(await failuresIn(flipped(text, index)), `byte ${index}`).not.toEqual([]);
  });

  test('every flipped byte of the signed head is found', { timeout: 60_000 }, async () => {
    const start = text.length - footer.length - 1;
    for (let index = start; index < text.length; index += 5) {
      expect(await failuresIn(flipped(text, index)), `byte ${index}`).not.toEqual([]);
    }
  });

  test.each(['head', 'salt', 'body'])('a change of an event’s %s is found at the event', async (field) => {
    const line = events.findLastIndex((line) => field in JSON.parse(line));
    const changed = replaced(text, line, (old) => {
      const value: string = JSON.parse(old)[field];
      return JSON.stringify({ ...JSON.parse(old), [field]: withOtherDigit(value, value.search(/\d(?=\D*$)/)) });
    });
    const [failure] = (await findingsIn(changed)).filter(({ state }) => state === 'failed');
    expect(failure).toMatchObject({ check: 'chain', params: { version: line + 1 } });
  });

  test('swapped events are found', async () => {
    const swapped = events.with(middle, events[middle + 1]!).with(middle + 1, events[middle]!);
    expect(await failuresIn(fileOf(header, swapped, footer))).toEqual(['chain-out-of-place']);
  });

  test('a dropped event is found', async () => {
    expect(await failuresIn(fileOf(header, events.toSpliced(middle, 1), footer))).toEqual(['chain-out-of-place']);
  });

  test('an added event is found', async () => {
    const twice = events.toSpliced(middle, 0, events[middle]!);
    expect(await failuresIn(fileOf(header, twice, footer))).toEqual(['chain-out-of-place']);
  });

  test('a dropped last event is found', async () => {
    expect(await failuresIn(fileOf(header, events.slice(0, -1), footer))).toContain('signature-wrong-head');
  });

  test('a cut-off file is found', async () => {
    expect(await failuresIn(text.slice(0, -1))).toEqual(['file-cut-off']);
    expect(await failuresIn('')).toEqual(['file-cut-off']);
    expect(await failuresIn(`${header}\n${events[0]}\n`)).toEqual(['file-cut-off']);
  });

  test('a line that is not canonical is found', async () => {
    const spaced = replaced(text, middle, (line) => line.replace(',', ', '));
    expect(await failuresIn(spaced)).toEqual(['chain-unreadable']);
    const doubled = replaced(text, middle, (line) => line.replace('{', '{"version":1,'));
    expect(await failuresIn(doubled)).toEqual(['chain-unreadable']);
  });

  test('another format, or another kind of file, is refused', async () => {
    const other = text.replace('caravanserai-table-1', 'caravanserai-table-2');
    expect(await failuresIn(other)).toEqual(['file-wrong-format']);
    expect(await failuresIn('<!doctype html>\n<p>\n</p>\n')).toEqual(['file-unreadable']);
  });
});

test('an event of another table is found', async () => {
  const [[, one], [, other]] = FINISHED as [[string, string], [string, string]];
  const foreign = linesOf(other).events[3]!;
  expect(await failuresIn(replaced(one, 3, () => foreign))).toEqual(['chain-out-of-place']);
});

test.each(RUNNING)('the file signature of %s covers the redacted form of hidden events', async (_, text) => {
  const line = linesOf(text).events.findIndex((line) => 'leaf' in JSON.parse(line));
  const changed = replaced(text, line, (old) => JSON.stringify({ ...JSON.parse(old), redacted: {} }));
  expect(await failuresIn(changed)).toEqual(['file-signature-invalid']);
  expect(await failuresIn(text.replace(/,"file_signature":"[0-9a-f]+"/, ''))).toEqual(['file-signature-invalid']);
});

test.each(FINISHED)('%s, in which nothing is hidden, must have no file signature', async (_, text) => {
  expect(await failuresIn(text.replace(/\}\n$/, `,"file_signature":"${'0'.repeat(128)}"}\n`))).toEqual([
    'file-signature-unexpected',
  ]);
});
