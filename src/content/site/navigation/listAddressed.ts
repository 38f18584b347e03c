import type { NavSpot } from './navProblem';
import type { PlacedEntry } from './readEntries';

/** An entry with an address of its own, and the place of that address. */
export interface Addressed {
  kind: 'page' | 'group';
  pathname: string;
  planned?: boolean;
  spot: NavSpot;
}

/** Lists the entries with an address of their own, at any depth. */
export function listAddressed(entries: readonly PlacedEntry[]): Addressed[] {
  return entries.flatMap(({ entry, path, children }) => {
    const below = listAddressed(children ?? []);
    return entry.kind === 'page' || entry.kind === 'group'
      ? [{ ...entry, spot: { path: [...path, 'pathname'] } }, ...below]
      : below;
  });
}
