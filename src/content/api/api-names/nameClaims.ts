import type { FoundName } from '@/content/pages';
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

/** Returns the claim of inline code that is a single name, a prop with its value, or a slot. */
export function nameClaims({ text, calledA }: NamedCode, reference: Reference): Claim[] {
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
