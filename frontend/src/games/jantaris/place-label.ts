/** The accessible label of a place. */
import type { GameTexts, Player } from '../contract';
import type { View } from './types';

interface LabelContext {
  view: View;
  players: readonly Player[];
  texts: GameTexts;
}

export function placeLabel(place: number, { view, players, texts }: LabelContext): string {
  const merchants = view.players.flatMap(({ merchants }, seat) =>
    merchants[place] ? [`${players[seat]?.name ?? seat} (${merchants[place]})`] : [],
  );
  const holder = view.majorities[place];
  const details = [
    merchants.length ? texts.list(merchants) : texts.message('board-nobody-there'),
    holder === null || holder === undefined
      ? ''
      : texts.message('board-majority', { name: players[holder]?.name ?? '' }),
    view.tokens.includes(place) ? texts.message('board-token-there') : '',
    view.active_district === place ? texts.message('board-active') : '',
  ];
  return `${texts.word('place', place)}: ${details.filter(Boolean).join('; ')}`;
}
