/** What a board is given, and what a game's part of the client is made of. The board draws; it decides nothing. */
import type { Component } from 'svelte';
import type { Thing } from '../api/types';
import type { GameWords } from '../words/game-words';

export type Shape = 'circle' | 'diamond' | 'square' | 'triangle' | 'hexagon' | 'drop';

export interface Player {
  readonly seat: number;
  readonly name: string;
  /** The account's name; none of a bot, of a free chair, and of who has left for good. */
  readonly person?: string | null;
  readonly shape: Shape;
  /** A CSS colour, by theme. */
  readonly colour: string;
  /** The level, where a bot plays. */
  readonly bot: string | null;
  readonly you: boolean;
  /** Ran out of time: a bot plays in the chair until its player is back. */
  readonly away: boolean;
  /** Why whoever sat there plays no more. */
  readonly departed: string | null;
  /** Is at the table right now. */
  readonly here: boolean;
  /** The game needs this player's decision. */
  readonly awaited: boolean;
}

/** A turn under construction. What a board shows is the table as it would be after the proposed actions. */
export interface Turn {
  readonly proposed: readonly Thing[];
  /** The last proposed action shows something new, so that nothing more can be tried before it is done. */
  readonly reveals: boolean;
  readonly canRedo: boolean;
  readonly busy: boolean;
  /** Adds to the turn; `undo` takes it back. */
  propose(action: Thing): void;
  undo(): void;
  redo(): void;
  /** Does what was proposed, and these after it: for good. */
  commit(...more: Thing[]): void;
}

export interface Say {
  readonly words: GameWords;
  action(action: Thing): string;
  event(event: Thing): string;
  prompt(hints: Thing): string;
  /** A standing order. */
  standing(order: Thing): string;
  /** What speaks for an action. */
  reason(reason: Thing): string;
  word(word: string, value: string | number): string;
  /** A message of the game's catalogue by its id: boards have theirs under `board-…`. */
  text(id: string, values?: Record<string, string | number>): string;
  list(items: readonly string[]): string;
}

export interface BoardProps<View = unknown, Action extends Thing = Thing, Hints extends Thing = Thing> {
  view: View;
  /** All that may be done now, after what was proposed; empty for who can't act. */
  legal: readonly Action[];
  hints: Hints | null;
  seat: number | null;
  players: readonly Player[];
  turn: Turn;
  say: Say;
  /** The table has its result, which stands above the board: nothing is decided any more. */
  isOver?: boolean;
}

export interface PanelProps<View = unknown> {
  view: View;
  seat: number;
  say: Say;
}

/** What a word stands for: a card, a kind of goods. */
export interface PictureProps {
  word: string;
  value: string | number;
}

/** What a player sees at a decision, or while waiting for one. */
export interface Moment {
  readonly view: unknown;
  readonly hints: Thing | null;
  readonly legal: readonly Thing[];
  readonly seat: number | null;
}

/** A sentence of the first-game walkthrough, shown when its moment comes: `lesson-<id>` in the game's catalogue. */
export interface Lesson {
  readonly id: string;
  /** Types of the actions that it asks for: whoever does one has learnt it. Without any it is there to be read. */
  readonly does?: readonly string[];
  when(moment: Moment): boolean;
}

/** What happened, and what was to be seen then. */
export interface Frame {
  readonly event: Thing;
  /** Null before the game. */
  readonly view: unknown;
}

export interface GameModule {
  /** Each board knows its own view. */
  readonly Board: Component<BoardProps<any, any, any>>;
  /** What is public of a player, in one line or two. */
  readonly Panel: Component<PanelProps<any>>;
  /** What the panels draw instead of saying it: `board-sign-<name>` in the game's catalogue tells what each stands for. */
  readonly signs?: { readonly names: readonly string[]; readonly Sign: Component<{ name: any }> };
  /** Small, beside the word itself; nothing for words that the game has no picture of. */
  readonly Picture?: Component<PictureProps>;
  /** By seat, for the chart; null where the score is not public yet. */
  scores(view: any): number[] | null;
  /** The scores after each frame, where views keep them to themselves until the end. */
  scoresOver?(frames: readonly Frame[]): (number[] | null)[];
  /** The part of the game a view belongs to, to jump to: a round, a phase; the same text for all views of it. */
  chapter(view: any, say: Say): string;
  readonly lessons: readonly Lesson[];
}
