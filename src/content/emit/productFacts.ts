import fs from 'node:fs';
import path from 'node:path';
import { compilerFacts, type Product, type ProductFacts } from '@/model';

/** A product with the version of its installed package, and its version menu. */
export function productFacts(root: string, product: Product): ProductFacts {
  const { olderVersions = [], home, packageName } = product;
  const facts = forBrowsers(product);
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
