/** The four vote cards, and the effect of each as a row of icons. */
import type { Effect, Outlook } from './types';

export interface VoteStyle {
  readonly colour: string;
  readonly glyph: string;
}

export const VOTES: readonly VoteStyle[] = [
  {
    colour: 'var(--olives)',
    glyph: 'M4 17l9-7l6 3l9-3l8 7l-5 4l-9 9q-3 2-5-1l-1-1q-3 1-4-2q-3 0-3-3zM13 10l-3-4M28 10l3-4',
  },
  {
    colour: 'var(--wine)',
    glyph:
      'M4 12q8-4 16 0q8-4 16 0q0 14-9 14q-5 0-7-5q-2 5-7 5q-9 0-9-14zM9 16q3-3 7 1q-4 4-7-1zM24 17q4-4 7-1q-3 5-7 1z',
  },
  { colour: 'var(--wood)', glyph: 'M8 5h5v4h4V5h6v4h4V5h5v10l-3 3v16H11V18l-3-3zM17 34v-7q0-3 3-3t3 3v7z' },
  {
    colour: 'var(--cloth)',
    glyph:
      'M15 4a6.500 6.500 0 1 1 0 13a6.500 6.500 0 1 1 0-13zM2 35q-1-16 13-16t13 16zM32 8h3v5h5v3h-5v5h-3v-5h-5v-3h5z',
  },
];

/** The card that an action votes for; null if it is no vote. */
export function voteIn(action: Readonly<Record<string, unknown>> | undefined): number | null {
  const isVote = action?.type === 'vote' || action?.type === 'change-vote';
  return isVote && typeof action.card === 'number' ? action.card : null;
}

/** A number, or the name of an icon. */
export type EffectIcon = string;

/** The effect of a vote as icons: with the numbers of the player's outlook, else with those printed on the card. */
export function effectIcons(effect: Effect, printed: number, outlook?: Outlook): EffectIcon[] {
  const goods = outlook ? outlook.black + outlook.red : null;
  const free = outlook?.free ?? printed;
  const merchants = outlook?.merchants ?? printed;
  switch (effect) {
    case 'earn':
      return [`+${goods ?? printed}`, 'token'];
    case 'earn-active':
      return goods === null ? ['merchant', '=', 'token'] : [`+${goods}`, 'token'];
    case 'earn-centre':
      return goods === null ? ['centre', 'merchant', '=', 'token'] : [`+${goods}`, 'token'];
    case 'rob':
      return ['hand', `${free}`, 'any'];
    case 'gain':
      return [`+${free}`, 'any'];
    case 'caught':
      return outlook ? caughtIcons(outlook) : ['−', 'any', 'merchant'];
    case 'banish':
      return [...(outlook ? [`${merchants}`] : []), 'opponent', 'out'];
    case 'gather':
      return [`${merchants}`, 'merchant', 'in'];
    case 'spread':
      return [`${merchants}`, 'merchant', 'out'];
    case 'recruit':
      return [`+${merchants}`, 'merchant'];
    case 'recruit-centre':
      return [`+${merchants}`, 'merchant', 'centre'];
    case 'recruit-near':
      return [`+${merchants}`, 'merchant', 'near'];
  }
}

function caughtIcons({ black, red, merchants }: Outlook): EffectIcon[] {
  const lost = -black - red;
  const icons = [...(lost ? [`−${lost}`, 'any'] : []), ...(merchants ? ['merchant', ...(lost ? [] : ['out'])] : [])];
  return icons.length ? icons : ['0'];
}

export function hasNoEffect(outlook: Outlook | undefined): boolean {
  return !!outlook && !outlook.black && !outlook.red && !outlook.free && !outlook.merchants;
}
