/**
 * Whether a request may come from a page at `origin`, the value of the `Origin` header: a browser sends it with every POST
 * that a page makes, and what is no page sends none.
 */
export function isOwnOrigin(origin: string | null, hosts: readonly string[]): boolean {
  if (origin === null) return true;
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
