import { bundleSizeKey, type ProductId } from '@/model';

/** Something importable; an `ApiDoc` is one. */
export interface Measured {
  name: string;
  productId: ProductId;
  packageName: string;
  /** Import statements, the one to measure first. */
  imports: readonly string[];
}

/** One bundle to make. */
export interface ImportEntry {
  key: string;
  packageName: string;
  /** What the package calls what is imported. */
  name: string;
  /** The imported module, in quotes. */
  from: string;
}

const statement = /^import (?:(\w+)|\{ ?(\w+)(?: as \w+)? ?\}) from (['"][^'"]+['"]);?$/;

/** The bundle of what a reader writes first to use something; undefined when the statement imports anything else. */
export function importEntry(measured: Measured): ImportEntry | undefined {
  const [, byDefault, named, from] = statement.exec(measured.imports[0] ?? '') ?? [];
  const name = byDefault ? 'default' : named;
  if (!name || !from) return undefined;
  return { key: bundleSizeKey(measured), packageName: measured.packageName, name, from };
}
