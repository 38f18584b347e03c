import type { NavEntry } from '@/model';
import { explainEntry, withSlashes } from './explainEntry';
import type { NavPath, NavProblem } from './navProblem';
import { navSchemas } from './navSchema';
import { readKind, show } from './readKind';

/** An entry of the navigation, with its path. */
export type PlacedEntry = { path: NavPath } & (
  | { entry: Extract<NavEntry, { kind: 'page' | 'link' | 'api' }>; children?: undefined }
  | { entry: Extract<NavEntry, { kind: 'group' | 'subheader' }>; children: PlacedEntry[] }
);

/** The entries of a `pages.ts`, and their problems. */
export interface ReadEntries {
  entries: PlacedEntry[];
  problems: NavProblem[];
  /** Whether an entry had to be dropped: then it is unknown which pages have no entry. */
  hasGaps: boolean;
}

type Raw = Readonly<Record<string, unknown>>;

/**
 * Checks the exports of a `pages.ts`, entry by entry. Errors are reported; an entry with an obvious intention is
 * corrected, so that one error is not reported twice, others are dropped.
 */
export function readEntries(exported: unknown): ReadEntries {
  const found: ReadEntries = { entries: [], problems: [], hasGaps: false };
  if (!Array.isArray(exported)) {
    const fix = 'Its default export is a list of entries, `[{ kind: "page", pathname: "…" }]`.';
    found.problems.push({ spot: { path: [] }, what: 'This is not a list.', fix });
    found.hasGaps = true;
    return found;
  }
  found.entries = readList(exported, [], found);
  return found;
}

function readList(list: readonly unknown[], path: NavPath, found: ReadEntries): PlacedEntry[] {
  // Holes in an array are invalid entries, too.
  return Array.from(list).flatMap((entry, index) => {
    const read = readEntry(entry, [...path, index], found);
    if (!read) found.hasGaps = true;
    return read ?? [];
  });
}

function readEntry(raw: unknown, path: NavPath, found: ReadEntries): PlacedEntry | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    const what = `\`${show(raw)}\` is not an entry.`;
    const fix = 'Write an entry such as `{ kind: "page", pathname: "…" }`, or remove it.';
    return void found.problems.push({ spot: { path }, what, fix });
  }
  const kind = readKind(raw as Raw, path, found.problems);
  if (!kind) return undefined;
  const schema = navSchemas[kind];
  const entry: Raw = { ...raw, kind };
  const error = schema.safeParse(entry).error;
  if (error) found.problems.push(...explainEntry(error, { entry, schema, path }));
  const wrong = new Set(error?.issues.map((issue) => issue.path[0]));
  const right = onlyRight(entry, wrong, schema.shape);
  const children = Array.isArray(right.children)
    ? readList(right.children, [...path, 'children'], found)
    : undefined;
  return schema.safeParse(right).success
    ? ({ path, entry: right, children } as unknown as PlacedEntry)
    : undefined;
}

/** Returns the entry without invalid keys, or with their corrected values. */
function onlyRight(entry: Raw, wrong: ReadonlySet<unknown>, shape: object): Raw {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([key, value]) => {
      if (!Object.hasOwn(shape, key)) return [];
      if (!wrong.has(key)) return [[key, value]];
      const isAddress = key === 'pathname' && typeof value === 'string';
      return isAddress ? [[key, withSlashes(value)]] : [];
    }),
  );
}
