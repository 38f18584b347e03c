import type { Product, ProductReleases, ReleasedPackage } from '@/model';
import { readPackage } from '@/content/packages';

/** Lists every version of a product; the installed ones are read from their packages. */
export function releasesOf(root: string, product: Product): ProductReleases {
  const { id, name, repository, supportPolicy, olderVersions = [], oldestVersions = [] } = product;
  return {
    id,
    name,
    packages: packagesOf(product).flatMap((packageName) => releaseOf(root, packageName) ?? []),
    older: [...olderVersions, ...oldestVersions],
    ...(repository && { notes: `${repository}/releases` }),
    ...(supportPolicy && { supportPolicy }),
  };
}

/** Lists the packages of a product without duplicates, the one with its version first. */
function packagesOf({ packageName, api }: Product): string[] {
  const sources = api?.sources.map((source) => source.packageName) ?? [];
  return [...new Set([...(packageName ? [packageName] : []), ...sources])];
}

function releaseOf(root: string, name: string): ReleasedPackage | undefined {
  const { version, peerDependencies } = readPackage(root, name) ?? {};
  return version ? { name, version, react: majorsOf(peerDependencies?.react ?? '') } : undefined;
}

/** Returns the major versions at which a range begins: `^17.0.0 || ^18.0.0` is 17 and 18. */
function majorsOf(range: string): number[] {
  return range.split('||').flatMap((part) => {
    const major = /^\s*[\^~>=]*\s*(\d+)/.exec(part)?.[1];
    return major ? [Number(major)] : [];
  });
}
