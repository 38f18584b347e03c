import { hash } from '@/model/hash';
import { readJson, writeJson } from '@/content/files';
import { findThrowers } from './findThrowers';
import type { ProductionError } from '@/model';
import type { FoundErrors } from './gatherErrors';
import { readPackages } from './readPackages';

const cacheFile = '.content/cache/production-errors.json';

/** Increment it whenever the same packages give another result. */
const format = 1;

interface Cached extends FoundErrors {
  key: string;
}

/**
 * Returns every error code that the named packages and their dependencies can throw, with its message. Cached until
 * another version of one of them is installed.
 */
export async function readProductionErrors(
  root: string,
  names: readonly string[],
): Promise<FoundErrors> {
  const packages = findThrowers(root, names);
  const key = hash(JSON.stringify([format, packages]));
  const cached = readJson<Cached>(root, cacheFile);
  if (cached?.key === key) return { errors: cached.errors, problems: cached.problems };
  const found = await readPackages(root, packages);
  writeJson(root, cacheFile, { key, ...found } satisfies Cached);
  return found;
}

/** Returns the result of the previous run. */
export function cachedProductionErrors(root: string): readonly ProductionError[] {
  return readJson<Cached>(root, cacheFile)?.errors ?? [];
}
