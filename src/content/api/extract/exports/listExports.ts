import path from 'node:path';
import type ts from 'typescript';
import { type ApiSource, type Product, type ProductApi, kebabName } from '@/model';
import { readComment } from '../props';
import type { DocumentedPackage, Reader } from '../program';
import { isUnstable, kindOf, reasonToLeaveOut, stableName, type ExportKind } from './kinds';

/** An installed package of a product, with the product's configuration for it. */
export interface Source {
  product: Product;
  api: ProductApi;
  source: ApiSource;
  pkg: DocumentedPackage;
}

/** A public component or hook, or an interface with a page of its own. */
export interface Export extends Source {
  /** Name without the prefix of instability, `NumberInput`. */
  name: string;
  /** Name in the package, `Unstable_NumberInput`. */
  exportName: string;
  kind: Exclude<ExportKind, 'other'>;
  symbol: ts.Symbol;
  pathname: string;
}

/** An exported component or hook that is not documented, and why. */
export interface LeftOut {
  packageName: string;
  name: string;
  reason: string;
}

/** Everything to document, one export per address, and what was left out. */
export interface ExportList {
  exports: Export[];
  leftOut: LeftOut[];
}

/**
 * Lists the public exports of each package's root and of the folders that the product names: all components and hooks
 * except unstable ones, those whose comment asks not to document them, icons, and the styled parts of other
 * components.
 */
export function listExports(reader: Reader, sources: readonly Source[]): ExportList {
  const leftOut: LeftOut[] = [];
  const chosen = new Map<string, Export>();
  for (const candidate of sources.flatMap((source) => candidatesOf(reader, source))) {
    const { name, exportName, symbol, source, pathname } = candidate;
    const skip = (packageName: string, reason: string) =>
      leftOut.push({ packageName, name, reason });
    const isMarked = isUnstable(exportName) && !source.include?.includes(exportName);
    const reason = isMarked ? 'its name marks it unstable' : reasonToLeaveOut(reader, symbol);
    const earlier = chosen.get(pathname);
    if (reason) skip(source.packageName, reason);
    else if (!earlier) chosen.set(pathname, candidate);
    else if (isDeprecated(earlier) && !isDeprecated(candidate)) {
      chosen.set(pathname, candidate);
      skip(earlier.source.packageName, `described as part of ${source.packageName}`);
    } else skip(source.packageName, `described as part of ${earlier.source.packageName}`);
  }
  return { exports: [...chosen.values()], leftOut };
}

function candidatesOf(reader: Reader, source: Source): Export[] {
  const exported = [...reader.exportsOf(source.pkg), ...modulesOf(reader, source)];
  return exported.flatMap(([exportName, symbol]): Export[] => {
    const kind = kindOf(reader, exportName, symbol);
    if (kind === 'other') return [];
    const name = stableName(exportName);
    const pathname = addressOf(source.api, source.source, name);
    return [{ ...source, name, exportName, kind, symbol, pathname }];
  });
}

/** Returns the default exports of the folders that the product names, by folder. */
function modulesOf(reader: Reader, source: Source): [string, ts.Symbol][] {
  return entriesOf(source).flatMap(({ folder, types }): [string, ts.Symbol][] => {
    const exported = reader.program.getSourceFile(types)
      ? reader.exportsOf({ types }).get('default')
      : undefined;
    if (!exported) reader.report(`${source.pkg.name}/${folder} exports nothing by default`);
    return exported ? [[folder, exported]] : [];
  });
}

/** Lists the type files of the folders that the product documents in addition to the package's root. */
export function entriesOf({ source, pkg }: Source): { folder: string; types: string }[] {
  return (source.folders ?? []).map((folder) => ({
    folder,
    types: path.join(pkg.folder, folder, 'index.d.ts'),
  }));
}

function isDeprecated({ symbol }: Export): boolean {
  return readComment(symbol.declarations).deprecated !== undefined;
}

/** Address of what a source exports, by the pattern of its product. */
export function addressOf(api: ProductApi, source: ApiSource, name: string): string {
  const isHook = /^use[A-Z]/.test(name);
  const pattern = (isHook ? api.hookAddress : undefined) ?? api.componentAddress;
  const group = Object.entries(api.groups ?? {}).find(([, names]) => names.includes(name))?.[0];
  const own = kebabName(name);
  return pattern
    .replace('{area}', source.area ?? '')
    .replace('{group}', group ?? own.replace(/^use-/, ''))
    .replace('{name}', own);
}
