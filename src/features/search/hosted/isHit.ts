/** A record of a DocSearch crawler, as far as it is used. */
export interface Hit {
  url: string;
  type: string;
  content: string | null;
  hierarchy: Readonly<Record<string, string | null>>;
}

/** Whether a record can be listed. A single one that cannot must not cost the reader the others. */
export function isHit(value: unknown): value is Hit {
  const { url, content, hierarchy } = (value ?? {}) as Partial<Hit>;
  if (typeof url !== 'string' || !isPage(url) || !isTextOrNone(content)) return false;
  return (
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every(isTextOrNone)
  );
}

const isTextOrNone = (value: unknown) => typeof (value ?? '') === 'string';

/** Whether an address has a path that stays on this site when it is followed from here. */
function isPage(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, pathname } = new URL(url);
  return /^https?:$/.test(protocol) && !pathname.startsWith('//');
}
