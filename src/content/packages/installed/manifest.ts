import fs from 'node:fs';
import path from 'node:path';

/** The parts of a package's manifest that the compiler reads. */
export interface PackageManifest {
  version?: string;
  types?: string;
  typings?: string;
  exports?: unknown;
  main?: string;
  module?: string;
  sideEffects?: unknown;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  overrides?: Overrides;
}

/** Versions that apply everywhere, and versions that apply below a package, by that package. */
export type Overrides = Record<string, string | Record<string, string>>;

/** Reads the manifest in a folder of the repository; undefined if there is none. */
export function readManifest(root: string, folder: string): PackageManifest | undefined {
  const file = path.join(root, folder, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PackageManifest;
}

/** Reads the manifest of an installed package; undefined if it is not installed. */
export function readPackage(root: string, name: string): PackageManifest | undefined {
  return readManifest(root, `node_modules/${name}`);
}

/** Manifests that were read, by folder. */
const known = new Map<string, PackageManifest>();

/**
 * Reads the manifest in a folder once: packages don't change during a compilation, but a missing one may be installed.
 */
export function readManifestOnce(folder: string): PackageManifest | undefined {
  const manifest = known.get(folder) ?? readManifest(folder, '');
  if (manifest) known.set(folder, manifest);
  return manifest;
}

/** Returns the scope of a package, `@mui`; undefined if it has none. */
export function scopeOf(name: string): string | undefined {
  return name.startsWith('@') ? name.split('/')[0] : undefined;
}
