import type { Product } from '@/model';
import { entriesOf, type Source } from './exports';
import { createProgram, findPackage, Reader } from './program';
import { themeFilesOf } from './theme';

/** Creates a program of the types of all packages and themes. Reports packages that are not installed. */
export function openPackages(
  root: string,
  products: readonly Product[],
): { sources: Source[]; reader: Reader } {
  const missing: string[] = [];
  const sources = findSources(root, products, (message) => missing.push(message));
  const entries = sources.flatMap((source) => [
    source.pkg.types,
    ...entriesOf(source).map(({ types }) => types),
  ]);
  const themes = sources.flatMap((source) => themeFilesOf(root, source));
  const program = createProgram([...new Set([...entries, ...themes])]);
  const reader = new Reader(
    program,
    sources.map(({ pkg }) => pkg),
  );
  missing.forEach((message) => reader.report(message));
  return { sources, reader };
}

/** Finds the installed packages of all products; passes the missing ones to `report`. */
function findSources(
  root: string,
  products: readonly Product[],
  report: (message: string) => void,
): Source[] {
  return products.flatMap((product) => {
    const { api } = product;
    if (!api) return [];
    return api.sources.flatMap((source): Source[] => {
      const pkg = findPackage(root, source.packageName);
      if (!pkg) report(`${source.packageName} is not installed`);
      const plan = source.plan;
      return pkg ? [{ product, api, source, pkg: { ...pkg, ...(plan && { plan }) } }] : [];
    });
  });
}
