/** Short names for the API types of Jantaris. */
import type { Schemas } from '../../api/types';

export type View = Schemas['Jantaris1.View'];
export type Seat = Schemas['Jantaris1.PlayerView'];
export type Card = Schemas['Jantaris1.ItemCard'];
export type Outlook = Schemas['Jantaris1.VoteOutlook'];
export type Hints = Schemas['Jantaris1.Hints'] & { [field: string]: unknown };
export type Action = Schemas['Jantaris1.Action'] & { [field: string]: unknown };
export type Market = View['markets'][number];
export type Effect = View['vote_effects'][number][number];

export const CENTRE = 8;
