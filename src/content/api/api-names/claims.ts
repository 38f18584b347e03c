import type { FoundName } from '@/content/pages';
import { packageOf } from '@/model';
import { readAttributes } from './attributes';
import type { Reference } from './reference';

/** What a piece of inline code says there is. */
export type Claim =
  | NameClaim
  /** Of the component of a tag; `isOpen` if the tag renders another element, whose props are unknown. */
  | { kind: 'prop'; name: string; of?: string; isOpen?: boolean }
  /** A name that an import takes from a module. */
  | { kind: 'export'; name: string; of: string };

/** A claim that there is such a name; words and types are only known by their form: camel case, or a capital letter. */
export interface NameClaim {
  kind: 'component' | 'hook' | 'class' | 'theme name' | 'slot' | 'import' | 'word' | 'type';
  name: string;
}

/** Inline code with its context, but without its position. */
export type NamedCode = Omit<FoundName, 'line' | 'column'>;

/** Returns what inline code claims, judged by its form and by the words next to it; nothing if it names no API. */
export function claimsOf(found: NamedCode, reference: Reference): Claim[] {
  const { text } = found;
  if (/^import\s/.test(text)) return importClaims(text, reference);
  if (/^<\/?[A-Z][^]*>$/.test(text)) return [...tagClaims(text), ...classClaims(text, reference)];
  return [...nameClaims(found, reference), ...classClaims(text, reference)];
}

function nameClaims({ text, calledA }: NamedCode, reference: Reference): Claim[] {
  const [, slot] = /^slot(?:Prop)?s\.(\w+)$/.exec(text) ?? [];
  if (slot) return [{ kind: 'slot', name: slot }];
  const [, given] = /^([a-z]\w*)=["'{]/.exec(text) ?? [];
  if (given) return givenClaims(text, given);
  if (/^use[A-Z]\w*(\(\))?$/.test(text)) return [{ kind: 'hook', name: text.replace('()', '') }];
  if (isImport(text, reference)) return [{ kind: 'import', name: text }];
  const styled = styleClaim(text, reference);
  if (styled) return [styled];
  if (calledA === 'prop' && /^[a-z]\w*$/.test(text)) return [{ kind: 'prop', name: text }];
  if (calledA === 'component' && /^[A-Z]\w*$/.test(text)) {
    return [{ kind: 'component', name: text }];
  }
  if (/^[a-z]+[A-Z]\w*$/.test(text)) return [{ kind: 'word', name: text }];
  if (/^[A-Z][a-z]+\w*$/.test(text)) return [{ kind: 'type', name: text }];
  return [];
}

/** Returns the props in `color="red" disabled`: all of them if the code is nothing else, otherwise the first. */
function givenClaims(text: string, first: string): Claim[] {
  const { names, end } = readAttributes(text, 0);
  const props = end === text.length ? names : [first];
  return props.map((name) => ({ kind: 'prop', name }));
}

function isImport(text: string, { scopes }: Reference): boolean {
  const [scope = '', name] = text.split('/');
  return scopes.has(scope) && Boolean(name);
}

/** Returns the claim in `MuiButton-root` (a class) or `MuiButton` (a key of the theme). */
function styleClaim(text: string, { prefixes }: Reference): Claim | undefined {
  const prefix = prefixes.find((it) => text.startsWith(it));
  if (!prefix) return undefined;
  if (/^\w+-\w+$/.test(text)) return { kind: 'class', name: text };
  const isThemeName = /^[A-Z]\w*$/.test(text.slice(prefix.length));
  return isThemeName ? { kind: 'theme name', name: text } : undefined;
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
