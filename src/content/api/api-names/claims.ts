import { packageOf } from '@/model';
import { readAttributes } from './attributes';
import type { Reference } from './reference';
import { nameClaims, type Claim, type NamedCode } from './nameClaims';

/** Returns what inline code claims, judged by its form and by the words next to it; nothing if it names no API. */
export function claimsOf(found: NamedCode, reference: Reference): Claim[] {
  const { text } = found;
  if (/^import\s/.test(text)) return importClaims(text, reference);
  if (/^<\/?[A-Z][^]*>$/.test(text)) return [...tagClaims(text), ...classClaims(text, reference)];
  return [...nameClaims(found, reference), ...classClaims(text, reference)];
}

/** Returns the classes in selectors such as `& .MuiButton-root:hover`. */
function classClaims(text: string, { prefixes }: Reference): Claim[] {
  return [...text.matchAll(/\.([A-Za-z]\w*-[\w-]+)/g)].flatMap(([, name = '']): Claim[] => {
    const isOurs = prefixes.some((it) => name.startsWith(it)) && /^\w+-\w+$/.test(name);
    return isOurs ? [{ kind: 'class', name }] : [];
  });
}

/** Returns what an import statement claims about a documented package: its module, and the names imported from it. */
function importClaims(text: string, { packages, scopes }: Reference): Claim[] {
  const [, clause = '', from = ''] = /^import\s+([^'"]*?)['"]([^'"]+)['"];?$/.exec(text) ?? [];
  // A package of the same scope that is not documented may be a misspelling.
  if (!packages.has(packageOf(from))) {
    return scopes.has(from.split('/')[0] ?? '') ? [{ kind: 'import', name: packageOf(from) }] : [];
  }
  const path: Claim[] = from === packageOf(from) ? [] : [{ kind: 'import', name: from }];
  const [, named = ''] = /\{([^}]*)\}\s*from\s*$/.exec(clause) ?? [];
  const names = named
    .split(',')
    .flatMap((it) => /^\s*(?:type\s+)?(\w+)/.exec(it)?.[1] ?? [])
    .filter((name) => name !== 'default');
  return [...path, ...names.map((name): Claim => ({ kind: 'export', name, of: from }))];
}

/** Attributes that render another element or bring in unknown props. */
const opening = /^(?:component|as|slots|render)$/;

/** Returns what JSX claims: that components of these names exist, and that they take these props. */
function tagClaims(text: string): Claim[] {
  return [...text.matchAll(/<(\/?)([A-Z]\w*)\b(?!\.)/g)].flatMap(
    ({ 0: start, 1: slash, 2: of = '', index }) => {
      const component: Claim = { kind: 'component', name: of };
      if (slash) return [component];
      const { names } = readAttributes(text, index + start.length);
      const isOpen = names.some((name) => opening.test(name));
      return [component, ...names.map((name): Claim => ({ kind: 'prop', name, of, isOpen }))];
    },
  );
}
