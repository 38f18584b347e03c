import type { Draft } from '../draft';

/** Returns the attributes that make an image load lazily and reserve its space. */
export function imageAttributes(draft: Draft, href: string): Record<string, string> {
  const size = href.startsWith('/') ? draft.known.imageSize?.(pathOf(href)) : undefined;
  return {
    loading: 'lazy',
    ...(size && { width: String(size.width), height: String(size.height) }),
  };
}

/** Returns the path of an address, decoded. */
export const pathOf = (href: string): string => decodePath(href.replace(/[?#].*$/s, ''));

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
