/**
 * Whether a request may come from a page at `origin`, the value of the `Origin` header: browsers send it with every
 * POST of a page, programs usually do not.
 */
export function isOwnOrigin(origin: string | null, hosts: readonly string[]): boolean {
  if (origin === null) return true;
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
