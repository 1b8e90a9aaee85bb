/** Short names for the API types of Byzanz. */
import type { Schemas } from '../../api/types';
import type { BoardProps } from '../contract';

export type View = Schemas['Byzanz1.View'];
export type PlayerView = Schemas['Byzanz1.PlayerView'];
export type Hints = Schemas['Byzanz1.Hints'];
export type Bid = Schemas['Byzanz1.Bid'];
export type Sell = Schemas['Byzanz1.Sell'];
export type Discard = Schemas['Byzanz1.Discard'];
export type Action = Schemas['Byzanz1.Action'];
export type SetSold = Schemas['Byzanz1.SetSold'];
/** An action with cards from one's hand. */
export type HandAction = Bid | Sell | Discard;
export type Props = Omit<BoardProps<View>, 'legal' | 'hints'> & { legal: readonly Action[]; hints: Hints | null };
