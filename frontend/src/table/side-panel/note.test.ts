import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../test-kit/browser';
import { Note } from './note.svelte';

const SAVE_DELAY = 800;
const puts = () => server.requests.filter((request) => request.startsWith('PUT')).length;
let note: Note;

beforeEach(async () => {
  vi.useFakeTimers();
  server.requests = [];
  server.respond = () => ({ text: 'Cedar saves wine.' });
  note = new Note('t');
  await note.load();
});

afterEach(() => vi.useRealTimers());

test('starts with the saved text', () => {
  expect([note.text, note.state]).toEqual(['Cedar saves wine.', 'saved']);
});

test('is saved once, shortly after the last key press', async () => {
  note.text = 'A';
  await vi.advanceTimersByTimeAsync(SAVE_DELAY / 2);
  note.text = 'AB';
  expect(note.state).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  expect(puts()).toBe(1);
  expect(note.state).toBe('saved');
});

test('text is saved at once on leaving, and nothing is saved without a change', async () => {
  await note.save();
  expect(puts()).toBe(0);
  note.text = 'A';
  await note.save();
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  expect(puts()).toBe(1);
});

test('text typed during a save is saved too', async () => {
  server.respond = () => {
    if (puts() === 1) note.text = 'AB';
    return { text: '' };
  };
  note.text = 'A';
  await note.save();
  expect(note.state).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  expect([puts(), note.state]).toEqual([2, 'saved']);
});

test('a note that could not be loaded is not overwritten', async () => {
  server.respond = () => {
    throw new TypeError('unreachable');
  };
  note = new Note('t');
  await note.load();
  expect(note.state).toBe('load-failed');
  await note.save();
  expect(puts()).toBe(0);
});

test('a failed save is shown, and tried again with the next key press', async () => {
  const respond = server.respond;
  server.respond = () => {
    throw new TypeError('unreachable');
  };
  note.text = 'A';
  await note.save();
  expect(note.state).toBe('save-failed');
  server.respond = respond;
  note.text = 'AB';
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  expect(note.state).toBe('saved');
});

test('a note that is opened again is loaded after unsaved text was saved', async () => {
  note.text = 'AB';
  void note.save();
  await note.load();
  expect(server.requests.map((request) => request.split(' ')[0])).toEqual(['GET', 'PUT', 'GET']);
  expect(note.state).toBe('saved');
});

test("unsaved text is not replaced by the server's", async () => {
  const respond = server.respond;
  server.respond = () => {
    throw new TypeError('unreachable');
  };
  note.text = 'AB';
  await note.save();
  server.respond = respond;
  await note.load();
  expect([note.text, note.state]).toEqual(['AB', 'save-failed']);
});

test('a late response does not replace text that was typed after the first', async () => {
  let late = (_: unknown) => {};
  note = new Note('t');
  server.respond = () => new Promise((resolve) => (late = resolve));
  const slow = note.load();
  await vi.waitFor(() => expect(server.requests).toHaveLength(2));
  server.respond = () => ({ text: 'A' });
  await note.load();
  note.text = 'AB';
  late({ text: 'old' });
  await slow;
  expect([note.text, note.state]).toEqual(['AB', 'unsaved']);
});
