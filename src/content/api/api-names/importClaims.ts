import { packageOf } from '@/model';
import type { Claim } from './claim';
import type { Reference } from './reference';

/** What an import statement claims of a documented package: its module, and the names it takes from there. */
export function importClaims(text: string, { packages, scopes }: Reference): Claim[] {
  const [, clause = '', from = ''] = /^import\s+([^'"]*?)['"]([^'"]+)['"];?$/.exec(text) ?? [];
  // Another package of the same family may be misspelled.
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
