import fs from 'node:fs';
import path from 'node:path';
import { listPages, type NavItem, type Product, type ProductFacts } from '@/model';

/** A product with the version of its installed package, its version menu, and nothing that leads nowhere. */
export function productFacts(
  root: string,
  { olderVersions = [], projectTheme: _, api: __, colorPage, ...rest }: Product,
  navigation: readonly NavItem[],
): ProductFacts {
  const isThere = listPages(navigation).some(
    ({ pathname, planned }) => pathname === colorPage && !planned,
  );
  const product = isThere ? { ...rest, colorPage } : rest;
  const version = installedVersion(root, product.packageName);
  if (!version) return { ...product, versions: olderVersions };
  const current = { text: `v${version}`, href: product.home, current: true };
  return { ...product, version, versions: [current, ...olderVersions] };
}

function installedVersion(root: string, packageName: string | undefined): string | undefined {
  if (!packageName) return undefined;
  const file = path.join(root, 'node_modules', packageName, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
