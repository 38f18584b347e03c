/**
 * Returns the path without its language prefix, `/zh/x/` → `/x/`, with a trailing slash; null without a prefix. Never
 * returns a protocol-relative URL of another host.
 */
export function withoutLanguage(path: string): string | null {
  const match = /^\/[a-z]{2}(?:-[A-Z]{2})?(?:\/((?![/\\]).*))?$/.exec(path);
  if (!match) return null;
  const rest = match[1] ?? '';
  return rest === '' || rest.endsWith('/') ? `/${rest}` : `/${rest}/`;
}
