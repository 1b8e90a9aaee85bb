/** Short names for the API types of Zanzibar. */
import type { Schemas } from '../../api/types';

export type View = Schemas['Zanzibar1.View'];
export type Action = Schemas['Zanzibar1.Action'];
export type Hints = Schemas['Zanzibar1.Hints'];
export type Path = Schemas['Zanzibar1.Path'];
export type Prospect = Schemas['Zanzibar1.Prospect'];
export type Order = Schemas['Zanzibar1.ScoreOrder']['order'];

export const SPICES = ['pepper', 'ginger', 'cloves', 'cinnamon', 'vanilla'] as const;
export const PROVINCES = ['north', 'east', 'south', 'west', 'centre'] as const;
export type Spice = (typeof SPICES)[number];
export type Province = (typeof PROVINCES)[number];
export type Region = Province | 'sea';

/** A trader. Its space is null while it is in its owner's supply. */
export interface Piece {
  readonly seat: number;
  readonly number: number;
  readonly space: string | null;
}

export function piecesOf(view: View): Piece[] {
  return view.players.flatMap(({ traders }, seat) => traders.map(({ number, space }) => ({ seat, number, space })));
}
