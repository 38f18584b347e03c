/** The address without its language prefix, `/zh/x/` → `/x/`; null when it has none. */
export function withoutLanguage(path: string): string | null {
  const match = /^\/[a-z]{2}(?:-[A-Z]{2})?(\/.*)$/.exec(path);
  if (!match?.[1]) return null;
  return match[1].endsWith('/') ? match[1] : `${match[1]}/`;
}
