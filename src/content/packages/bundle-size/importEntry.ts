import { bundleSizeKey, type ProductId } from '@/model';

/** An export with its import statements, such as an `ApiDoc`. */
export interface Measured {
  name: string;
  productId: ProductId;
  packageName: string;
  /** Import statements; the first one is measured. */
  imports: readonly string[];
}

/** An import to bundle and measure. */
export interface ImportEntry {
  key: string;
  packageName: string;
  /** The imported name in the package. */
  name: string;
  /** The module specifier, in quotes. */
  from: string;
}

const statement = /^import (?:(\w+)|\{ ?(\w+)(?: as \w+)? ?\}) from (['"][^'"]+['"]);?$/;

/**
 * Returns the import to measure for an export, from its first import statement; undefined if the statement has another
 * form.
 */
export function importEntry(measured: Measured): ImportEntry | undefined {
  const [, byDefault, named, from] = statement.exec(measured.imports[0] ?? '') ?? [];
  const name = byDefault ? 'default' : named;
  if (!name || !from) return undefined;
  return { key: bundleSizeKey(measured), packageName: measured.packageName, name, from };
}
