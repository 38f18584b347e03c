import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
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
  const cached = readCached(root);
  if (cached?.key === key) return { errors: cached.errors, problems: cached.problems };
  const found = await readPackages(root, packages);
  const file = path.join(root, cacheFile);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ key, ...found } satisfies Cached));
  return found;
}

/** Returns the result of the previous run. */
export function cachedProductionErrors(root: string): readonly ProductionError[] {
  return readCached(root)?.errors ?? [];
}

function readCached(root: string): Cached | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, cacheFile), 'utf8')) as Cached;
  } catch {
    return undefined;
  }
}
