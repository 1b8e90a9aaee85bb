/** The invitation code for an unlisted table, from the address of this page. */
export function invitationFromUrl(): string {
  return new URLSearchParams(location.search).get('invitation') ?? '';
}

/** The invitation code as a query string for links to the same table; empty if there is none. */
export function invitationQuery(separator: '?' | '&' = '?'): string {
  const code = invitationFromUrl();
  return code && `${separator}invitation=${encodeURIComponent(code)}`;
}
