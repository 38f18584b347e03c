import path from 'node:path';
import type { DemoPackages } from '@/model';
import { readManifestOnce, type Overrides, type PackageManifest } from './manifest';
import { typesPackageOf } from './packageModule';

/** Packages that a project may need besides those of its demo. */
const setup = [
  '@emotion/cache',
  '@emotion/react',
  '@fontsource/roboto',
  '@types/stylis',
  'stylis',
  'stylis-plugin-rtl',
  'tailwindcss',
  'typescript',
];

/** Lists the packages that a project with a demo needs, in the versions installed here. */
export function listPackages(root: string, imported: readonly string[]): DemoPackages {
  const manifestOf = (name: string) => readManifestOnce(path.join(root, 'node_modules', name));
  const versionsOf = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const version = manifestOf(name)?.version;
        return version ? [[name, version]] : [];
      }),
    );
  const reach = (
    names: readonly string[],
    next: (manifest: PackageManifest, name: string) => string[],
  ) => {
    const queue = [...names];
    for (const name of queue) {
      const found = manifestOf(name);
      if (found) queue.push(...next(found, name).filter((one) => !queue.includes(one)));
    }
    return queue.sort();
  };
  const needed = reach(['react', 'react-dom', ...imported], requiredPeers);
  const overrides = readManifestOnce(root)?.overrides ?? {};
  // A package's own dependencies are as it requests them, and concern no other package.
  const all = reach(needed, ({ dependencies }, name) =>
    Object.keys(dependencies ?? {}).filter((one) => !namesBelow(overrides[name]).includes(one)),
  );
  return {
    needed: versionsOf(needed),
    types: versionsOf(needed.map(typesPackageOf)),
    setup: versionsOf(setup),
    overrides: Object.fromEntries(
      Object.entries(overrides).filter(([name, value]) => isNeeded(name, value, all)),
    ),
  };
}

/** Returns the packages of which another package has its own versions. */
function namesBelow(override: Overrides[string] | undefined): string[] {
  return typeof override === 'object' ? Object.keys(override) : [];
}

/** Tells whether an override is needed: versions below a package matter only if others would apply otherwise. */
function isNeeded(name: string, value: Overrides[string], all: readonly string[]): boolean {
  if (!all.includes(name)) return false;
  return typeof value === 'string' || namesBelow(value).some((one) => all.includes(one));
}

/** Returns the required peers, and the styling engine, which is optional in name only. */
function requiredPeers({ peerDependencies, peerDependenciesMeta }: PackageManifest): string[] {
  return Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional || name.startsWith('@emotion/'),
  );
}
