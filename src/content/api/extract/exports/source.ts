import path from 'node:path';
import { type ApiSource, type Product, type ProductApi, kebabName } from '@/model';
import type { DocumentedPackage } from '../program';

/** An installed package of a product, with the product's configuration for it. */
export interface Source {
  product: Product;
  api: ProductApi;
  source: ApiSource;
  pkg: DocumentedPackage;
}

/** Lists the type files of the folders that the product documents in addition to the package's root. */
export function entriesOf({ source, pkg }: Source): { folder: string; types: string }[] {
  return (source.folders ?? []).map((folder) => ({
    folder,
    types: path.join(pkg.folder, folder, 'index.d.ts'),
  }));
}

/** Returns the address of what a source exports, by the pattern of its product. */
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
