import path from 'node:path';

/**
 * Returns the specifier by which one module imports another.
 * @param from Path of the importing module from the root of the repository, like `to`.
 */
export function specifierOf(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Returns the specifier of a module without its extension, as TypeScript wants it. */
export function importPath(from: string, to: string): string {
  return specifierOf(from, to).replace(/\.\w+$/, '');
}
