/** The interface between the site and a game's board. A board draws and reports clicks; the server decides. */
import type { Component } from 'svelte';
import type { Tagged } from '../api/types';
import type { GameMessages } from '../i18n/game-messages';

export type Shape = 'circle' | 'diamond' | 'square' | 'triangle' | 'hexagon' | 'drop';

export interface Player {
  readonly seat: number;
  readonly name: string;
  /** The account's name; null for bots, free seats and players who have left for good. */
  readonly person?: string | null;
  readonly shape: Shape;
  /** A CSS colour that follows the theme. */
  readonly colour: string;
  /** The bot's level, if a bot plays this seat. */
  readonly bot: string | null;
  readonly you: boolean;
  /** Timed out: a bot plays this seat until the player returns. */
  readonly away: boolean;
  /** Why the player has left the game for good. */
  readonly departed: string | null;
  /** Has the table open right now. */
  readonly present: boolean;
  /** The game waits for this player's decision. */
  readonly awaited: boolean;
}

/** The actions that a player has proposed and not committed. A board shows the position after them. */
export interface Turn {
  readonly proposed: readonly Tagged[];
  /** The last proposed action reveals hidden information: nothing can be added before it is committed. */
  readonly reveals: boolean;
  readonly canRedo: boolean;
  readonly busy: boolean;
  /** Adds an action to the turn; `undo` removes it. */
  propose(action: Tagged): void;
  undo(): void;
  redo(): void;
  /** Sends the proposed actions, and `more` after them. They can't be undone. */
  commit(...more: Tagged[]): void;
}

/** A game's texts in the player's language, with the names of this table's players. */
export interface GameTexts {
  readonly messages: GameMessages;
  action(action: Tagged): string;
  event(event: Tagged): string;
  prompt(hints: Tagged): string;
  /** A standing order. */
  standing(order: Tagged): string;
  /** Why an action is good, from advice. */
  reason(reason: Tagged): string;
  /** The name of one item of a kind, for example a card or a place. */
  word(word: string, value: string | number): string;
  /** A message of the game's catalogue by its id. Ids for boards begin with `board-`. */
  message(id: string, values?: Record<string, string | number>): string;
  list(items: readonly string[]): string;
}

export interface BoardProps<View = unknown, Action extends Tagged = Tagged, Hints extends Tagged = Tagged> {
  view: View;
  /** The actions that are legal after the proposed ones; empty if this player can't act. */
  legal: readonly Action[];
  hints: Hints | null;
  seat: number | null;
  players: readonly Player[];
  turn: Turn;
  texts: GameTexts;
  /** The game is over, and its result is shown above the board. */
  isOver?: boolean;
}

export interface PanelProps<View = unknown> {
  view: View;
  seat: number;
  texts: GameTexts;
}

/** Which item to draw: for example a card or a kind of goods. */
export interface PictureProps {
  word: string;
  value: string | number;
}

/** What a player sees when a lesson is chosen. */
export interface LessonContext {
  readonly view: unknown;
  readonly hints: Tagged | null;
  readonly legal: readonly Tagged[];
  readonly seat: number | null;
}

/** A text of the walkthrough of a first game: the message `lesson-<id>`, shown when `when` is true. */
export interface Lesson {
  readonly id: string;
  /** The lesson is done when the player takes an action of one of these types; without any, when it is dismissed. */
  readonly actions?: readonly string[];
  when(context: LessonContext): boolean;
}

/** An event and the view after it. */
export interface ReplayStep {
  readonly event: Tagged;
  /** Null before the game starts. */
  readonly view: unknown;
}

export interface GameModule {
  /** Each board has its own type of view. */
  readonly Board: Component<BoardProps<any, any, any>>;
  /** A player's public information, in one or two lines. */
  readonly Panel: Component<PanelProps<any>>;
  /** The icons of the panels. The message `board-icon-<name>` says what each one means. */
  readonly icons?: { readonly names: readonly string[]; readonly Icon: Component<{ name: any }> };
  /** A small picture beside an item's name; draws nothing for items without a picture. */
  readonly Picture?: Component<PictureProps>;
  /** By seat, for the chart; null while the scores are not public. */
  scores(view: any): number[] | null;
  /** The scores after each step, for games whose views hide them until the end. */
  scoresOver?(steps: readonly ReplayStep[]): (number[] | null)[];
  /** The title of the part of the game that a view belongs to, such as a round or a phase. */
  chapter(view: any, texts: GameTexts): string;
  readonly lessons: readonly Lesson[];
}
