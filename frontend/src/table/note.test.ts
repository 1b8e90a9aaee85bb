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
