/** Labels of spaces and of what a click on them does. */
import type { GameTexts, Player } from '../contract';
import type { Choice } from './choices';
import type { Space } from './edition';
import type { Piece } from './types';

/** A space's name, spice and region. */
export function spaceDescription(space: Space, texts: GameTexts): string {
  return [space.name, ...spiceAndRegion(space, texts)].join(', ');
}

function spiceAndRegion({ region, spice }: Space, texts: GameTexts): string[] {
  const regionName = texts.message('board-region', { region });
  return spice ? [texts.message('board-order', { order: spice }), regionName] : [regionName];
}

interface LabelContext {
  players: readonly Player[];
  /** By space. */
  pieces: ReadonlyMap<string, Piece>;
  texts: GameTexts;
}

export function spaceLabels({ players, pieces, texts }: LabelContext) {
  const traderName = ({ seat, number }: { seat: number; number: number }) =>
    players[seat]!.you
      ? texts.message('board-stands-own', { trader: number })
      : texts.message('board-stands', { name: players[seat]!.name, trader: number });

  function details(space: Space): string[] {
    const piece = pieces.get(space.name);
    return [...spiceAndRegion(space, texts), ...(piece ? [traderName(piece)] : [])];
  }

  const describe = (space: Space) => `${space.name} (${details(space).join(', ')})`;

  function label(space: Space, choice: Choice, selected: Piece | null): string {
    switch (choice.kind) {
      case 'trader':
        return texts.message('board-take-trader', {
          trader: choice.trader,
          space: spaceDescription(space, texts),
          held: String(selected?.number === choice.trader),
        });
      case 'action': {
        const sentence = texts.action(choice.action);
        // A displacing action names two spaces, so the label repeats to which of them the details belong.
        return 'away' in choice.action
          ? `${sentence}. ${describe(space)}`
          : `${sentence} (${details(space).join(', ')})`;
      }
      case 'enter':
        return texts.message('board-enter', { trader: choice.trader, space: describe(space) });
      case 'walk': {
        const displaced = choice.path.displaced.map(({ seat, trader }) => traderName({ seat, number: trader }));
        const values = { trader: choice.trader, space: describe(space), steps: choice.path.steps };
        return texts.message('board-walk', {
          ...values,
          displaced_count: displaced.length,
          displaced: texts.list(displaced),
        });
      }
    }
  }

  return {
    describe,
    label,
    whereTo: (piece: Piece, kind: 'push' | 'expel') =>
      texts.message('board-where-to', { who: traderName(piece), kind }),
    toPlace: (trader: number) => texts.message('board-to-place', { trader }),
    stepsLeft: (trader: number, steps: number) => texts.message('board-steps-left', { trader, steps }),
  };
}
