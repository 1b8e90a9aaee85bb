/** What there is to hear of a place. */
import type { Player, Say } from '../contract';
import type { View } from './types';

interface Around {
  view: View;
  players: readonly Player[];
  say: Say;
}

export function describePlace(place: number, { view, players, say }: Around): string {
  const standing = view.players.flatMap(({ merchants }, seat) =>
    merchants[place] ? [`${players[seat]?.name ?? seat} ${merchants[place]}`] : [],
  );
  const ruler = view.majorities[place];
  const told = [
    standing.length ? say.list(standing) : say.text('board-nobody-there'),
    ruler === null || ruler === undefined ? '' : say.text('board-majority', { name: players[ruler]?.name ?? '' }),
    view.tokens.includes(place) ? say.text('board-token-there') : '',
    view.active_district === place ? say.text('board-active') : '',
  ];
  return `${say.word('place', place)}: ${told.filter(Boolean).join('. ')}`;
}
