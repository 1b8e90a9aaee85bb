import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../edge.test-kit';
import { Note } from './note.svelte';

const PAUSE = 800;
const puts = () => server.asked.filter((asked) => asked.startsWith('PUT')).length;
let note: Note;

beforeEach(async () => {
  vi.useFakeTimers();
  server.asked = [];
  server.answer = () => ({ text: 'Cedar saves wine.' });
  note = new Note('t');
  await note.load();
});

afterEach(() => vi.useRealTimers());

test('it begins with what was written before', () => {
  expect([note.text, note.state]).toEqual(['Cedar saves wine.', 'saved']);
});

test('it is saved once, a moment after the last letter', async () => {
  note.text = 'A';
  await vi.advanceTimersByTimeAsync(PAUSE / 2);
  note.text = 'AB';
  expect(note.state).toBe('writing');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(puts()).toBe(1);
  expect(note.state).toBe('saved');
});

test('who leaves at once loses nothing, and who wrote nothing saves nothing', async () => {
  await note.save();
  expect(puts()).toBe(0);
  note.text = 'A';
  await note.save();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(puts()).toBe(1);
});

test('what was written while it was being saved is saved too', async () => {
  server.answer = () => {
    if (puts() === 1) note.text = 'AB';
    return { text: '' };
  };
  note.text = 'A';
  await note.save();
  expect(note.state).toBe('writing');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect([puts(), note.state]).toEqual([2, 'saved']);
});

test('a note that could not be read is not written over', async () => {
  server.answer = () => {
    throw new TypeError('nobody answers');
  };
  note = new Note('t');
  await note.load();
  expect(note.state).toBe('unread');
  await note.save();
  expect(puts()).toBe(0);
});

test('if it can’t be saved it says so, and tries again with the next letter', async () => {
  const answer = server.answer;
  server.answer = () => {
    throw new TypeError('nobody answers');
  };
  note.text = 'A';
  await note.save();
  expect(note.state).toBe('failed');
  server.answer = answer;
  note.text = 'AB';
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(note.state).toBe('saved');
});

test('a note that is opened again is read after what was typed has been saved', async () => {
  note.text = 'AB';
  void note.save();
  await note.load();
  expect(server.asked.map((asked) => asked.split(' ')[0])).toEqual(['GET', 'PUT', 'GET']);
  expect(note.state).toBe('saved');
});

test('what could not be saved is not replaced by what the server has', async () => {
  const answer = server.answer;
  server.answer = () => {
    throw new TypeError('nobody answers');
  };
  note.text = 'AB';
  await note.save();
  server.answer = answer;
  await note.load();
  expect([note.text, note.state]).toEqual(['AB', 'failed']);
});

test('a second answer that comes late does not replace what was typed after the first', async () => {
  let late = (_: unknown) => {};
  note = new Note('t');
  server.answer = () => new Promise((come) => (late = come));
  const slow = note.load();
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  server.answer = () => ({ text: 'A' });
  await note.load();
  note.text = 'AB';
  late({ text: 'old' });
  await slow;
  expect([note.text, note.state]).toEqual(['AB', 'writing']);
});
