/** The word that lets somebody in at an unlisted table, as it came with the link to this page. */
export function invitationHere(): string {
  return new URLSearchParams(location.search).get('invitation') ?? '';
}

/** The same for a link from here: empty, or the start or the rest of a query. */
export function invited(separator: '?' | '&' = '?'): string {
  const word = invitationHere();
  return word && `${separator}invitation=${encodeURIComponent(word)}`;
}
