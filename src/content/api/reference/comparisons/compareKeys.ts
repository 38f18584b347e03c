import { absentCell, type ComparedRow } from './sideTables';
import type { KeyRow, Side } from './stages';

/**
 * Returns a row for every key that a page documents, in the order of the pages. Rows that share a key are merged:
 * "Home" and "End" of one page with "Home, End" of another.
 */
export function keyRows(sides: readonly Side[]): ComparedRow[] {
  const groups = groupKeys(sides.flatMap(({ keys }) => keys.map(keysIn)));
  return groups.map((group) => [
    [...group.values()].join(', '),
    ...sides.map(({ keys }) => keyCell(keys, group)),
  ]);
}

/** Keys as written, by their plain text. */
type Keys = ReadonlyMap<string, string>;

function keysIn({ keys }: KeyRow): Keys {
  const written = keys.split(/,\s*(?:or\s+)?/).map((key) => key.trim());
  return new Map(written.map((key) => [plain(key), key]));
}

const plain = (key: string) =>
  key
    .replace(/<[^>]*>|\s+/g, ' ')
    .trim()
    .toLowerCase();

const haveCommon = (one: Keys, other: Keys) => [...one.keys()].some((key) => other.has(key));

/** Merges all rows that share a key, also through a third one. */
function groupKeys(rows: readonly Keys[]): Keys[] {
  let groups: Keys[] = [];
  for (const row of rows) {
    const joined = groups.filter((group) => haveCommon(group, row));
    const [first = row] = joined;
    const whole = new Map([...joined, row].flatMap((keys) => [...keys]));
    groups = joined.length > 0 ? groups : [...groups, row];
    groups = groups.flatMap((group) => {
      if (group === first) return [whole];
      return joined.includes(group) ? [] : [group];
    });
  }
  return groups;
}

/** Returns a page's text about a group of keys; a row about some of them names those. */
function keyCell(rows: readonly KeyRow[], group: Keys): string {
  const own = rows.filter((row) => haveCommon(keysIn(row), group));
  const lines = own.map((row) =>
    keysIn(row).size === group.size ? row.what : `${row.keys}: ${row.what}`,
  );
  return lines.join('<br>') || absentCell;
}
