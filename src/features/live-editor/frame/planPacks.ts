import { closest, distance } from 'fastest-levenshtein';
import type { PackManifest } from '@/model';

/** Returns the URLs of the packs of some modules with their dependencies; unknown modules are left out. */
export function planPacks({ packs, modules }: PackManifest, wanted: Iterable<string>): string[] {
  const needed = new Set([...wanted].flatMap((module) => own(modules, module) ?? []));
  return [...needed].sort((a, b) => a - b).flatMap((index) => packs[index] ?? []);
}

/** Returns why a module cannot be imported, with a suggestion; undefined when it can be. */
export function missingModule({ modules }: PackManifest, name: string): string | undefined {
  if (own(modules, name)) return undefined;
  const what = `"${name}" cannot be imported here.`;
  const offered = Object.keys(modules).filter((module) => !module.startsWith('#'));
  const nearest = closest(name, offered);
  if (distance(name, nearest) <= 3) return `${what} Did you mean "${nearest}"?`;
  return `${what} Available are the demo's own files, the documented packages and what the site's demos import.`;
}

/** Reads an own property only: `constructor` is no module. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
