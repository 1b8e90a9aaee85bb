/** The anchor from which a new card comes, or to which a removed card goes. */
import type { View } from './types';

export function originOf(zone: string): string | null {
  const seat = /^(?:bid|profit|revealed)-(\d+)$/.exec(zone)?.[1];
  if (seat !== undefined) return `seat-${seat}`;
  return 'deck';
}

/** A bid goes back to its bidder, a card of one's hand to one's seat, any other card to the player who gained cards. */
export function destinationOf(zone: string, earlier: View, now: View, seat: number | null): string | null {
  const bidder = /^bid-(\d+)$/.exec(zone)?.[1];
  if (bidder !== undefined) return `seat-${bidder}`;
  if (zone === 'hand') return seat === null ? null : `seat-${seat}`;
  const gainer = now.players.findIndex((player, other) => {
    const before = earlier.players[other]!;
    return other !== seat && (player.hand_size > before.hand_size || (player.offer > 0 && !before.offer));
  });
  return gainer < 0 ? null : `seat-${gainer}`;
}
