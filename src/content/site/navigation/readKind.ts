import { inspect } from 'node:util';
import { nearest } from '@/content/pages';
import { quoteAll } from './explainEntry';
import type { NavPath, NavProblem } from './navProblem';
import { navSchemas, type NavKind } from './navSchema';

/** Returns the kind of an entry, or the one that was most likely meant. */
export function readKind(
  { kind }: Readonly<Record<string, unknown>>,
  path: NavPath,
  problems: NavProblem[],
): NavKind | undefined {
  const kinds = Object.keys(navSchemas) as NavKind[];
  const known = kinds.find((it) => it === kind);
  if (known) return known;
  const meant = typeof kind === 'string' ? nearest(kind, kinds) : undefined;
  const spot = { path: [...path, 'kind'] };
  if (kind === undefined) {
    const fix = `Add \`kind\`, one of ${quoteAll(kinds)}.`;
    problems.push({ spot: { path }, what: '`kind` is missing.', fix });
  } else {
    const fix = meant ? `Did you mean \`${meant}\`?` : `Use one of ${quoteAll(kinds)}.`;
    const what = `Unknown kind of entry \`${typeof kind === 'string' ? kind : show(kind)}\`.`;
    problems.push({ spot, what, fix });
  }
  return meant;
}

/** Formats any value briefly. */
export function show(value: unknown): string {
  return inspect(value, { depth: 0, breakLength: Infinity });
}
