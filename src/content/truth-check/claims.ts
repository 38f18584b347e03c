import type { FoundName } from '../stages';
import type { Reference } from './reference';

/** What a piece of inline code says there is. */
export type Claim =
  | { kind: 'component' | 'hook' | 'class' | 'theme name' | 'slot' | 'import'; name: string }
  | { kind: 'prop'; name: string; of?: string }
  /** Camel case that nobody calls a prop: wrong only when it is almost one. */
  | { kind: 'word'; name: string };

/** What inline code claims by its form or by the words beside it; nothing for code that names nothing of a library. */
export function claimsOf({ text, calledA }: FoundName, reference: Reference): Claim[] {
  const tag = /^<([A-Z]\w*)\b([^]*)>$/.exec(text);
  if (tag) return tagClaims(tag[1]!, tag[2]!);
  const [, slot] = /^slot(?:Prop)?s\.(\w+)$/.exec(text) ?? [];
  if (slot) return [{ kind: 'slot', name: slot }];
  const [, given] = /^([a-z]\w*)=["'{]/.exec(text) ?? [];
  if (given) return [{ kind: 'prop', name: given }];
  if (/^use[A-Z]\w*(\(\))?$/.test(text)) return [{ kind: 'hook', name: text.replace('()', '') }];
  if (isImport(text, reference)) return [{ kind: 'import', name: text }];
  const styled = styleClaim(text, reference);
  if (styled) return [styled];
  if (calledA === 'prop' && /^[a-z]\w*$/.test(text)) return [{ kind: 'prop', name: text }];
  if (calledA === 'component' && /^[A-Z]\w*$/.test(text)) {
    return [{ kind: 'component', name: text }];
  }
  if (/^[a-z]+[A-Z]\w*$/.test(text)) return [{ kind: 'word', name: text }];
  return [];
}

function tagClaims(component: string, rest: string): Claim[] {
  const attributes = rest.replace(/"[^"]*"|'[^']*'|\{.*\}/g, '""').match(/[\w-]+(?=\s*=|\s|\/|$)/g);
  const props = (attributes ?? []).filter((name) => /^[a-z][\w-]*$/.test(name));
  return [
    { kind: 'component', name: component },
    ...props.map((name): Claim => ({ kind: 'prop', name, of: component })),
  ];
}

function isImport(text: string, { scopes }: Reference): boolean {
  const [scope = '', name] = text.split('/');
  return scopes.has(scope) && Boolean(name);
}

/** `.MuiButton-root` is a class, `MuiButton` a key of the theme. */
function styleClaim(text: string, { prefixes }: Reference): Claim | undefined {
  const name = text.replace(/^\./, '');
  const prefix = prefixes.find((it) => name.startsWith(it));
  if (!prefix) return undefined;
  if (/^\w+-\w+$/.test(name)) return { kind: 'class', name };
  const isThemeName = text === name && /^[A-Z]\w*$/.test(name.slice(prefix.length));
  return isThemeName ? { kind: 'theme name', name } : undefined;
}
