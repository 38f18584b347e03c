import fs from 'node:fs';
import path from 'node:path';

interface Lock {
  packages?: Record<string, unknown>;
}

const installed = 'node_modules/';

/**
 * Returns the packages that are installed again inside of one of `readers` (package-lock.json). What an import of
 * these means depends on the importer, so one alias for all importers would be wrong.
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
