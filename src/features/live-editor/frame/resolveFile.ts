const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.js'];

/** Name of the file that a relative import of another one means; undefined when there is none. */
export function resolveFile(
  names: Iterable<string>,
  importer: string,
  specifier: string,
): string | undefined {
  const known = new Set(names);
  const path = join(importer.split('/').slice(0, -1), specifier.split('/'));
  return endings.map((ending) => path + ending).find((name) => known.has(name));
}

/** A path from the demo's folder, as its files are named: without a dot in front, but with climbs. */
function join(folder: readonly string[], steps: readonly string[]): string {
  const path = [...folder];
  for (const step of steps) {
    if (step === '..' && path.length > 0 && path.at(-1) !== '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}
