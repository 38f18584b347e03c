import fs from 'node:fs';
import path from 'node:path';
import type { DemoPackages } from '@/model';
import { typesPackageOf } from './packageModule';

/** What a project may need besides the packages of its demo. */
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

/** Versions that hold everywhere, and by package those that hold below it. */
type Overrides = Record<string, string | Record<string, string>>;

/** Installed packages of one repository; what a package says of itself does not change while compiling. */
const known = new Map<string, Manifest | undefined>();

function readManifest(file: string): Manifest | undefined {
  if (!known.has(file)) {
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
    known.set(file, text === undefined ? undefined : (JSON.parse(text) as Manifest));
  }
  return known.get(file);
}

/** The packages a project around a demo needs, in the versions that are installed here. */
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
  // What a package has for itself is as it asks for it, and nobody else's.
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

/** The packages of which another has versions of its own. */
function namesBelow(override: Overrides[string] | undefined): string[] {
  return typeof override === 'object' ? Object.keys(override) : [];
}

/** Versions below a package have to be named only where others would hold for them. */
function isNeeded(name: string, value: Overrides[string], all: readonly string[]): boolean {
  if (!all.includes(name)) return false;
  return typeof value === 'string' || namesBelow(value).some((one) => all.includes(one));
}

/** Optional peers are left out, but for the styling engine, which is optional only in name. */
function requiredPeers({ peerDependencies, peerDependenciesMeta }: Manifest): string[] {
  return Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional || name.startsWith('@emotion/'),
  );
}
