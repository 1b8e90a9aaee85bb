/** Where a card comes from or goes to when only one end of its way can be seen. */
import type { View } from './types';

export function cameFrom(zone: string): string | null {
  const seat = /^(?:bid|kept|shown)-(\d+)$/.exec(zone)?.[1];
  if (seat !== undefined) return `seat-${seat}`;
  return 'deck';
}

/** To whoever has more than before; a bid back to its bidder; what was sold from one's own hand, before one's seat. */
export function wentTo(zone: string, earlier: View, now: View, seat: number | null): string | null {
  const bidder = /^bid-(\d+)$/.exec(zone)?.[1];
  if (bidder !== undefined) return `seat-${bidder}`;
  if (zone === 'hand') return seat === null ? null : `seat-${seat}`;
  const gainer = now.players.findIndex((player, other) => {
    const was = earlier.players[other]!;
    return other !== seat && (player.hand_size > was.hand_size || (player.offer > 0 && !was.offer));
  });
  return gainer < 0 ? null : `seat-${gainer}`;
}
