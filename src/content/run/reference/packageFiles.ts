import type { BundleSizes, DocsProblem, IconFacts, Product, ProductionError } from '@/model';
import { cachedBundleSizes, measureBundleSizes } from '@/content/packages/bundle-size';
import type { OutputFile } from '@/content/pages';
import type { Importable } from '@/content/api';
import { cachedIcons, provideIcons } from '@/content/site';
import { cachedProductionErrors, readProductionErrors } from '@/content/packages/production-errors';

/** Files made from the installed packages alone, and the problems of these. */
export interface PackageFiles {
  files: OutputFile[];
  problems: readonly DocsProblem[];
}

/** The products with their packages, and the exports of these. */
interface Exported {
  products: readonly Product[];
  importable: readonly Importable[];
}

/**
 * Measures the packages' exports, lists their error codes and collects their icons; cached until a package changes.
 */
export async function packageFiles(
  root: string,
  { products, importable }: Exported,
): Promise<PackageFiles> {
  const [sizes, found, provided] = await Promise.all([
    measureBundleSizes(root, importable),
    readProductionErrors(root, packageNames(products)),
    provideIcons(root, products),
  ]);
  return {
    files: write({ sizes, errors: found.errors, icons: provided.icons }),
    problems: [...found.problems, ...provided.problems],
  };
}

/** Returns the files of the previous run, which stay until the packages have been read. */
export function cachedPackageFiles(root: string): OutputFile[] {
  return write({
    sizes: cachedBundleSizes(root),
    errors: cachedProductionErrors(root),
    icons: cachedIcons(root),
  });
}

function packageNames(products: readonly Product[]): string[] {
  const names = products.flatMap(({ packageName, api }) => [
    ...(packageName ? [packageName] : []),
    ...(api?.sources ?? []).map((source) => source.packageName),
  ]);
  return [...new Set(names)];
}

/** The facts about the packages. */
interface Known {
  sizes: BundleSizes;
  errors: readonly ProductionError[];
  icons: readonly IconFacts[];
}

function write({ sizes, errors, icons }: Known): OutputFile[] {
  return [
    { file: '.content/bundle-sizes.json', content: `${JSON.stringify(sizes)}\n` },
    { file: '.content/production-errors.json', content: `${JSON.stringify(errors)}\n` },
    { file: '.content/icons.json', content: `${JSON.stringify(icons)}\n` },
  ];
}
