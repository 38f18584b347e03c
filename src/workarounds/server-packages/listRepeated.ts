import fs from 'node:fs';
import path from 'node:path';

interface Lock {
  packages?: Record<string, unknown>;
}

const installed = 'node_modules/';

/**
 * Packages that are installed once more inside one of `readers` (package-lock.json): what an import of them means depends on
 * who writes it, and whoever reads all these imports alike must not decide.
 */
export function listRepeated(root: string, readers: ReadonlySet<string>): Set<string> {
  const file = path.join(root, 'package-lock.json');
  const lock = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Lock) : {};
  const places = Object.keys(lock.packages ?? {}).map((place) =>
    place.split(installed).map((name) => name.replace(/\/$/, '')),
  );
  const inside = places.filter((names) => names.slice(1, -1).some((name) => readers.has(name)));
  return new Set(inside.flatMap((place) => place.at(-1) ?? []));
}
