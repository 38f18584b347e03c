import type { BundleSize, BundleSizes } from '@/model';
import { bundleEntries } from './bundleEntries';
import { describeBundle } from './describeBundle';
import { DirectImports } from './DirectImports';
import { importEntry, type ImportEntry, type Measured } from './importEntry';
import { installedVersions, readCachedSizes, writeCachedSizes } from './cachedSizes';
import { surveyModules } from './surveyModules';

/** Bundles per batch: enough to read shared modules rarely, few enough to limit memory. */
const batchSize = 25;

/**
 * Measures each import, by `bundleSizeKey`. About 14 s of processor time for 547 imports; read from the cache until
 * the version of an included package changes.
 */
export async function measureBundleSizes(
  root: string,
  measured: readonly Measured[],
): Promise<BundleSizes> {
  const asked = measured.flatMap((one) => importEntry(one) ?? []);
  const cached = readCachedSizes(root, asked);
  if (cached) return cached;
  const { entries, modules, broken } = await surveyModules(root, asked);
  const direct = new DirectImports(root, modules);
  const sizes: Record<string, BundleSize> = {};
  for (const batch of batches(entries)) {
    const bundles = await bundleEntries(batch, { root, broken, direct });
    for (const [key, bundle] of bundles) sizes[key] = describeBundle(bundle);
  }
  const versions = installedVersions(root, Object.keys(modules));
  writeCachedSizes(root, { entries: asked, sizes, versions });
  return sizes;
}

function batches(entries: readonly ImportEntry[]): ImportEntry[][] {
  return Array.from({ length: Math.ceil(entries.length / batchSize) }, (_, index) =>
    entries.slice(index * batchSize, (index + 1) * batchSize),
  );
}
