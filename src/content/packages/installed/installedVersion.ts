import fs from 'node:fs';
import path from 'node:path';

/** Returns the version of an installed package; undefined if it is not installed. */
export function installedVersion(
  root: string,
  packageName: string | undefined,
): string | undefined {
  if (!packageName) return undefined;
  const file = path.join(root, 'node_modules', packageName, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
