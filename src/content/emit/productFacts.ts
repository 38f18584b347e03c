import fs from 'node:fs';
import path from 'node:path';
import { compilerFacts, listPages, type NavItem, type Product, type ProductFacts } from '@/model';

/** A product with the version of its installed package, its version menu, and nothing that leads nowhere. */
export function productFacts(
  root: string,
  product: Product,
  navigation: readonly NavItem[],
): ProductFacts {
  const { olderVersions = [], home, packageName, colorPage } = product;
  const isThere = listPages(navigation).some(
    ({ pathname, planned }) => pathname === colorPage && !planned,
  );
  const facts = forBrowsers(product);
  if (!isThere) delete facts.colorPage;
  const version = installedVersion(root, packageName);
  if (!version) return { ...facts, versions: olderVersions };
  const current = { text: `v${version}`, href: home, current: true };
  return { ...facts, version, versions: [current, ...olderVersions] };
}

function forBrowsers(product: Product): Omit<ProductFacts, 'versions'> {
  const facts = { ...product };
  for (const name of compilerFacts) Reflect.deleteProperty(facts, name);
  return facts;
}

function installedVersion(root: string, packageName: string | undefined): string | undefined {
  if (!packageName) return undefined;
  const file = path.join(root, 'node_modules', packageName, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
