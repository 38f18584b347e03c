const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.js'];

/** Resolves a relative import of a file to the name of another; undefined if there is none. */
export function resolveFile(
  names: Iterable<string>,
  importer: string,
  specifier: string,
): string | undefined {
  const known = new Set(names);
  const path = join(importer.split('/').slice(0, -1), specifier.split('/'));
  return endings.map((ending) => path + ending).find((name) => known.has(name));
}

/**
 * Joins path segments relative to the demo's folder, in the form of file names: without `./` in front, but with `../`.
 */
function join(folder: readonly string[], steps: readonly string[]): string {
  const path = [...folder];
  for (const step of steps) {
    if (step === '..' && path.length > 0 && path.at(-1) !== '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}
