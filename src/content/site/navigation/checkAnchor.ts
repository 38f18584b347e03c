import type { DocsProblem } from '@/model';
import { nearest } from '@/content/pages';

/** The reason why a link has no target, and the fix. */
export type LinkVerdict = Pick<DocsProblem, 'what' | 'fix'> | undefined;

/** The valid hashes of links to a page. */
export interface Anchors {
  ids: ReadonlySet<string>;
  demos: ReadonlySet<string>;
}

/** Explains the hash of a link to a page that has no such heading or demo; undefined if it is valid. */
export function checkAnchor(hash: string, pathname: string, { ids, demos }: Anchors): LinkVerdict {
  if (hash === '') return undefined;
  const isThere = [hash, decode(hash)].some(
    (form) => ids.has(form) || demos.has(withoutChoice(form)),
  );
  if (isThere) return undefined;
  const known = [...ids, ...demos];
  const meant = nearest(hash, known) ?? nearest(withoutChoice(hash), known);
  return {
    what: `\`${pathname}\` has no anchor \`#${hash}\`.`,
    fix: meant ? `Did you mean \`#${meant}\`?` : 'Link to a heading or a demo of that page.',
  };
}

/** Returns the demo's name in a hash that also selects a language or styling (contract §6). */
function withoutChoice(hash: string): string {
  return hash.replace(/^(system|tailwind|css)-/, '').replace(/\.(js|tsx)$/, '');
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
