import type { FoundName } from '../stages';

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
  const declared = new Set(page.code.flatMap((code) => declarations(code, page.scopes)));
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

/** Returns the names that the page's own code defines, even if the documented packages have the same ones. */
function declarations(code: string, scopes: readonly string[]): string[] {
  // Code that augments a package's types adds to its names.
  if (/\bdeclare\s+(?:module|global)\b/.test(code)) return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
  const own = [
    ...code.matchAll(/\b(?:const|let|var|function\*?|class|interface|type|enum)\s+(\w+)/g),
  ];
  return [...own.map(([, name = '']) => name), ...imported(code, scopes)];
}

/** Returns the names of imports that differ from what a documented package exports by that name. */
function imported(code: string, scopes: readonly string[]): string[] {
  const imports = [
    ...code.matchAll(/\bimport\s+(?:type\s+)?([^'";]+?)\s+from\s+['"]([^'"]+)['"]/g),
  ];
  return imports.flatMap(([, clause = '', from = '']) => {
    const isForeign = !scopes.includes(from.split('/')[0] ?? '');
    const renamed = [...clause.matchAll(/\bas\s+(\w+)/g)].map(([, name = '']) => name);
    const [main] = /^\w+/.exec(clause) ?? [];
    const last = from.split('/').at(-1);
    if (isForeign) return clause.match(/\w+/g) ?? [];
    return main && main !== last ? [main, ...renamed] : renamed;
  });
}
