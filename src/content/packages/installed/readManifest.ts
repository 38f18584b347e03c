import fs from 'node:fs';

/** The parts of a package's manifest that decide which files its modules are. */
export interface Manifest {
  types?: string;
  typings?: string;
  exports?: unknown;
}

/** Manifests that were read, by file. */
const manifests = new Map<string, Manifest | undefined>();

/** Reads a manifest. Packages don't change during a compilation, but a missing one may be installed. */
export function readManifest(file: string): Manifest | undefined {
  const known = manifests.get(file);
  if (known || !fs.existsSync(file)) return known;
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  manifests.set(file, manifest);
  return manifest;
}
