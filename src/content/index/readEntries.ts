import type { $ZodIssue } from 'zod/v4/core';
import type { DocsProblem, NavEntry } from '@/model';
import { nearest } from '../read';
import type { Position } from '../stages';
import { navSchemas, type NavKind } from './navSchema';
import type { SourceText } from './sourceText';

/** An entry of the navigation with the place where it is written. */
export type PlacedEntry = { place: Position } & (
  | { entry: Extract<NavEntry, { kind: 'page' | 'link' | 'api' }>; children?: undefined }
  | { entry: Extract<NavEntry, { kind: 'group' | 'subheader' }>; children: PlacedEntry[] }
);

/** A data file with its text, and the problems found in it so far. */
export interface NavSource {
  file: string;
  text: SourceText;
  problems: DocsProblem[];
}

/** Checks what a `pages.ts` exports, entry by entry; what is wrong is reported and left out. */
export function readEntries(entries: unknown, source: NavSource): PlacedEntry[] {
  if (!Array.isArray(entries)) {
    const fix = 'Its default export is a list of entries, `[{ kind: "page", pathname: "…" }]`.';
    source.problems.push({ file: source.file, line: 1, column: 1, what: 'This is no list.', fix });
    return [];
  }
  return entries.flatMap((entry) => readEntry(entry as Record<string, unknown>, source) ?? []);
}

function readEntry(entry: Record<string, unknown>, source: NavSource): PlacedEntry | undefined {
  const place = placeOf(entry, source.text);
  const schema = navSchemas[entry.kind as NavKind];
  if (!schema) return void reportKind(entry, source, place);
  const issues = schema.safeParse(entry).error?.issues ?? [];
  for (const issue of issues) report(issue, source, { place, schema });
  const right = onlyRight(entry, issues, schema);
  const children = 'children' in right ? readEntries(right.children, source) : undefined;
  return schema.safeParse(right).success
    ? ({ place, entry: right, children } as unknown as PlacedEntry)
    : undefined;
}

/** The entry without what is wrong in it, so that one mistake does not look like two. */
function onlyRight(
  entry: Record<string, unknown>,
  issues: readonly $ZodIssue[],
  { shape }: Wrong['schema'],
): Record<string, unknown> {
  const wrong = new Set(issues.map((issue) => issue.path[0]));
  return Object.fromEntries(
    Object.entries(entry).filter(([key]) => key in shape && !wrong.has(key)),
  );
}

function placeOf(entry: Record<string, unknown>, text: SourceText): Position {
  const name = [entry.pathname, entry.subheader, entry.href, entry.title].find(
    (value): value is string => typeof value === 'string',
  );
  return (name !== undefined && text.next(name)) || { line: 1, column: 1 };
}

function reportKind(entry: Record<string, unknown>, source: NavSource, place: Position): void {
  const kinds = Object.keys(navSchemas);
  const meant = nearest(String(entry.kind), kinds);
  const fix = meant ? `Did you mean \`${meant}\`?` : `Use one of ${quoteAll(kinds)}.`;
  const what = `Unknown kind of entry \`${String(entry.kind)}\`.`;
  source.problems.push({ file: source.file, ...place, what, fix });
}

interface Wrong {
  place: Position;
  schema: (typeof navSchemas)[NavKind];
}

function report(issue: $ZodIssue, source: NavSource, { place, schema }: Wrong): void {
  const { file, text, problems } = source;
  if (issue.code !== 'unrecognized_keys') {
    const key = String(issue.path[0] ?? '');
    const what = `\`${key}\` is wrong: ${issue.message}.`;
    problems.push({ file, ...text.key(key, place), what, fix: `Give \`${key}\` another value.` });
    return;
  }
  const known = Object.keys(schema.shape);
  for (const key of issue.keys) {
    const meant = nearest(key, known);
    const fix = meant ? `Did you mean \`${meant}\`?` : `Remove it; known are ${quoteAll(known)}.`;
    problems.push({ file, ...text.key(key, place), what: `Unknown key \`${key}\`.`, fix });
  }
}

function quoteAll(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
