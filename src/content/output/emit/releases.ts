import fs from 'node:fs';
import path from 'node:path';
import type { Product, ProductReleases, ReleasedPackage } from '@/model';

interface PackageFile {
  version: string;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** Lists every version of a product; the installed ones are read from their packages. */
export function releasesOf(root: string, product: Product): ProductReleases {
  const { id, name, repository, supportPolicy, olderVersions = [], oldestVersions = [] } = product;
  return {
    id,
    name,
    packages: packagesOf(product).flatMap((packageName) => readPackage(root, packageName) ?? []),
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

function readPackage(root: string, name: string): ReleasedPackage | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  const { version, peerDependencies } = JSON.parse(fs.readFileSync(file, 'utf8')) as PackageFile;
  return { name, version, react: majorsOf(peerDependencies?.react ?? '') };
}

/** Returns the major versions at which a range begins: `^17.0.0 || ^18.0.0` is 17 and 18. */
function majorsOf(range: string): number[] {
  return range.split('||').flatMap((part) => {
    const major = /^\s*[\^~>=]*\s*(\d+)/.exec(part)?.[1];
    return major ? [Number(major)] : [];
  });
}
