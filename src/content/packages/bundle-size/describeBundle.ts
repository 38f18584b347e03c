import type { BundleSize } from '@/model';
import { placeInPackage } from './placeInPackage';

/** A bundle from the bundler. */
export interface Bundle {
  /** Package of the measured import. */
  packageName: string;
  /** The imported name, as readers know it. */
  name: string;
  minified: number;
  gzip: number;
  /** Minified bytes by module; paths are relative to the root of the repository. */
  modules: Readonly<Record<string, number>>;
}

/** The number of parts that are listed; smaller ones are summed. */
const listed = 10;

/** Returns the size of a bundle and of its parts. */
export function describeBundle(bundle: Bundle): BundleSize {
  const { packageName, minified, gzip, modules } = bundle;
  const bytes = new Map<string, number>();
  for (const [file, size] of Object.entries(modules)) {
    const part = partOf(file, packageName);
    if (part && size > 0) bytes.set(part, (bytes.get(part) ?? 0) + size);
  }
  const parts = [...bytes]
    .map(([name, size]) => ({ name, minified: size }))
    .sort((a, b) => b.minified - a.minified || (a.name < b.name ? -1 : 1));
  const small = parts.splice(listed);
  const rest = { count: small.length, minified: small.reduce((sum, it) => sum + it.minified, 0) };
  const own = ownBytes(bundle);
  return { minified, gzip, ...(own > 0 && { own }), parts, rest };
}

/** Returns the bytes of the import itself: of the file or folder in its package that has its name. */
function ownBytes({ packageName, name, modules }: Bundle): number {
  const files = Object.entries(modules).filter(([file]) => {
    const found = placeInPackage(file);
    const segments = found?.name === packageName ? found.inside.split('/') : [];
    return segments.some((segment) => segment.replace(/\.\w+$/, '') === name);
  });
  return files.reduce((sum, [, size]) => sum + size, 0);
}

/**
 * Returns the part that a module belongs to: `@mui/material/ButtonBase` in the own package, `@emotion/react` in
 * another.
 */
function partOf(file: string, own: string): string | undefined {
  const found = placeInPackage(file);
  if (!found || found.name !== own) return found?.name;
  const [folder = '', inFolder] = found.inside.split('/');
  return inFolder ? `${own}/${folder}` : own;
}
