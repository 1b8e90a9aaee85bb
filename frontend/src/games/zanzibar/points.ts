/** Points with their sign, as printed on a card. */
export function signedPoints(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
