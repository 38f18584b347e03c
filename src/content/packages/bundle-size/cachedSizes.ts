import type { BundleSizes } from '@/model';
import { hash } from '@/model/hash';
import { readJson, writeJson } from '@/content/files';
import { readManifest } from '../installed/manifest';
import type { ImportEntry } from './importEntry';
import { placeInPackage } from './placeInPackage';

/** Increment it whenever the same packages are measured differently. */
const format = 3;

/** Path of the previous run's sizes, from the root. */
export const bundleSizesFile = '.content/cache/bundle-sizes.json';

/** Versions of installed packages, by folder. */
type Versions = Readonly<Record<string, string>>;

interface Measurement {
  entries: readonly ImportEntry[];
  sizes: BundleSizes;
  versions: Versions;
}

interface Cached {
  key: string;
  versions: Versions;
  sizes: BundleSizes;
}

/** Returns the previous sizes of these entries; undefined if one of the packages in them now has another version. */
export function readCachedSizes(
  root: string,
  entries: readonly ImportEntry[],
): BundleSizes | undefined {
  const cached = readJson<Cached>(root, bundleSizesFile);
  if (cached?.key !== keyOf(entries)) return undefined;
  const isFresh = Object.entries(cached.versions).every(
    ([folder, version]) => versionIn(root, folder) === version,
  );
  return isFresh ? cached.sizes : undefined;
}

/** Returns the sizes that the previous run measured. */
export function cachedBundleSizes(root: string): BundleSizes {
  return readJson<Cached>(root, bundleSizesFile)?.sizes ?? {};
}

/** Caches sizes for later runs. */
export function writeCachedSizes(root: string, { entries, sizes, versions }: Measurement): void {
  const cached: Cached = { key: keyOf(entries), versions, sizes };
  writeJson(root, bundleSizesFile, cached);
}

/** Returns the versions of the packages that contain these modules. */
export function installedVersions(root: string, modules: Iterable<string>): Versions {
  const folders = new Set([...modules].flatMap((file) => placeInPackage(file)?.folder ?? []));
  return Object.fromEntries([...folders].sort().map((folder) => [folder, versionIn(root, folder)]));
}

function keyOf(entries: readonly ImportEntry[]): string {
  return hash(JSON.stringify([format, entries]));
}

function versionIn(root: string, folder: string): string {
  return readManifest(root, folder)?.version ?? '';
}
