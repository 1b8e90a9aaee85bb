/** What the island's spaces and choices are called. */
import type { Player, Say } from '../contract';
import type { Choice } from './choices';
import type { Space } from './edition';
import type { Piece } from './types';

/** A space with what grows there and where it lies. */
export function placeIn({ name, region, spice }: Space, say: Say): string {
  const where = say.text('board-region', { region });
  const what = spice && say.text('board-order', { order: spice });
  return [name, what, where].filter(Boolean).join(' · ');
}

interface Telling {
  players: readonly Player[];
  holds: ReadonlyMap<string, Piece>;
  say: Say;
}

export function describer({ players, holds, say }: Telling) {
  const who = ({ seat, number }: { seat: number; number: number }) =>
    players[seat]!.you
      ? say.text('board-stands-own', { trader: number })
      : say.text('board-stands', { name: players[seat]!.name, trader: number });

  function space(place: Space): string {
    const piece = holds.get(place.name);
    return [placeIn(place, say), piece && who(piece)].filter(Boolean).join(' · ');
  }

  function choice(place: Space, choice: Choice, held: Piece | null): string {
    switch (choice.kind) {
      case 'trader': {
        const isHeld = held?.number === choice.trader;
        return say.text('board-take-trader', {
          trader: choice.trader,
          space: placeIn(place, say),
          held: String(isHeld),
        });
      }
      case 'do':
        return `${say.action(choice.action)} (${space(place)})`;
      case 'enter':
        return say.text('board-enter', { trader: choice.trader, space: space(place) });
      case 'walk': {
        const displaced = choice.way.displaced.map(({ seat, trader }) => who({ seat, number: trader }));
        const way = { trader: choice.trader, space: space(place), steps: choice.way.steps };
        return say.text('board-walk', { ...way, displaced_count: displaced.length, displaced: say.list(displaced) });
      }
    }
  }

  return {
    space,
    choice,
    whereTo: (piece: Piece, kind: 'push' | 'expel') => say.text('board-where-to', { who: who(piece), kind }),
    toPlace: (trader: number) => say.text('board-to-place', { trader }),
    stepsLeft: (trader: number, steps: number) => say.text('board-steps-left', { trader, steps }),
  };
}
