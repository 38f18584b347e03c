import type { FoundName } from '../stages';
import { listDeclarations } from './listDeclarations';

/** The facts about a page besides its text. */
export interface NamingPage {
  pathname: string;
  /** Whether its front matter says that it is about earlier versions. */
  historical?: boolean;
  /** The code of its fences and demos. */
  code: readonly string[];
  /** Scopes of the packages that the page's product documents, `@mui`. */
  scopes: readonly string[];
}

/** Addresses of pages that mention APIs of earlier versions. */
const ofEarlierVersions = /\b(migrat\w+|upgrad\w+|changelog|breaking-changes|whats-new)\b/;

/**
 * Marks names that the page's own code uses or declares. Pages about earlier versions get no names at all: they may
 * mention removed APIs.
 */
export function markNames(names: readonly FoundName[], page: NamingPage): FoundName[] {
  if (page.historical || ofEarlierVersions.test(page.pathname)) return [];
  const used = new Set(page.code.flatMap((code) => code.match(/[A-Za-z_$][\w$]*/g) ?? []));
  const declared = new Set(page.code.flatMap((code) => listDeclarations(code, page.scopes)));
  return names.map((found) => {
    const words = [...new Set(found.text.match(/[A-Za-z_$][\w$]*/g))];
    const inCode = words.filter((word) => used.has(word));
    const own = words.filter((word) => declared.has(word));
    return {
      ...found,
      ...(inCode.length > 0 && { inCode }),
      ...(own.length > 0 && { declared: own }),
    };
  });
}
