import fs from 'node:fs';
import path from 'node:path';

/** The parts of a package's manifest that decide how it is packed. */
export interface PackageManifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: unknown;
  main?: string;
  module?: string;
}

/** Reads the manifest of an installed package; undefined if it is not installed. */
export function readPackage(root: string, name: string): PackageManifest | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PackageManifest;
}

/** Returns the scope of a package, `@mui`; undefined if it has none. */
export function scopeOf(name: string): string | undefined {
  return name.startsWith('@') ? name.split('/')[0] : undefined;
}
