import type { BundleSize, BundleSizes } from '@/model';
import { bundleEntries } from './bundleEntries';
import { describeBundle } from './describeBundle';
import { importEntry, type ImportEntry, type Measured } from './importEntry';
import { installedVersions, readKeptSizes, writeKeptSizes } from './keptSizes';

/** Bundles made at once: enough that common modules are read rarely, few enough to stay small in memory. */
const batchSize = 10;

/**
 * What each import weighs, by `bundleSizeKey`. Measured once for the installed versions of all packages that take
 * part: about 7 s for 410 imports on two quiet cores; read from the cache otherwise.
 */
export async function measureBundleSizes(
  root: string,
  measured: readonly Measured[],
): Promise<BundleSizes> {
  const entries = measured.flatMap((one) => importEntry(one) ?? []);
  const kept = readKeptSizes(root, entries);
  if (kept) return kept;
  const sizes: Record<string, BundleSize> = {};
  const modules = new Set<string>();
  for (const batch of batches(entries)) {
    const found = await bundleEntries(root, batch);
    for (const [key, bundle] of found.bundles) sizes[key] = describeBundle(bundle);
    for (const file of found.modules) modules.add(file);
  }
  writeKeptSizes(root, { entries, sizes, versions: installedVersions(root, modules) });
  return sizes;
}

function batches(entries: readonly ImportEntry[]): ImportEntry[][] {
  return Array.from({ length: Math.ceil(entries.length / batchSize) }, (_, index) =>
    entries.slice(index * batchSize, (index + 1) * batchSize),
  );
}
