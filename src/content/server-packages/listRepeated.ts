import fs from 'node:fs';
import path from 'node:path';

interface Lock {
  packages?: Record<string, unknown>;
}

const installed = 'node_modules/';

/** Packages that are installed more than once (package-lock.json): which one an import means depends on who writes it. */
export function listRepeated(root: string): Set<string> {
  const file = path.join(root, 'package-lock.json');
  const lock = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Lock) : {};
  const names = Object.keys(lock.packages ?? {}).map((place) =>
    place.slice(place.lastIndexOf(installed) + installed.length),
  );
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}
