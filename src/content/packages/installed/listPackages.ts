import fs from 'node:fs';
import path from 'node:path';
import type { DemoPackages } from '@/model';
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

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  overrides?: Overrides;
}

/** Versions that apply everywhere, and versions that apply below a package, by that package. */
type Overrides = Record<string, string | Record<string, string>>;

/** Manifests of installed packages; they do not change during a compilation. */
const known = new Map<string, Manifest | undefined>();

function readManifest(file: string): Manifest | undefined {
  if (!known.has(file)) {
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
    known.set(file, text === undefined ? undefined : (JSON.parse(text) as Manifest));
  }
  return known.get(file);
}

/** Lists the packages that a project with a demo needs, in the versions installed here. */
export function listPackages(root: string, imported: readonly string[]): DemoPackages {
  const manifestOf = (name: string) =>
    readManifest(path.join(root, 'node_modules', name, 'package.json'));
  const versionsOf = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const version = manifestOf(name)?.version;
        return version ? [[name, version]] : [];
      }),
    );
  const reach = (
    names: readonly string[],
    next: (manifest: Manifest, name: string) => string[],
  ) => {
    const queue = [...names];
    for (const name of queue) {
      const found = manifestOf(name);
      if (found) queue.push(...next(found, name).filter((one) => !queue.includes(one)));
    }
    return queue.sort();
  };
  const needed = reach(['react', 'react-dom', ...imported], requiredPeers);
  const overrides = readManifest(path.join(root, 'package.json'))?.overrides ?? {};
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
function requiredPeers({ peerDependencies, peerDependenciesMeta }: Manifest): string[] {
  return Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional || name.startsWith('@emotion/'),
  );
}
