import { compilerFacts, listPages, type NavItem, type Product, type ProductFacts } from '@/model';
import { installedVersion } from '@/content/packages';

/**
 * Returns a product with the version of its installed package and its version menu, without links that lead nowhere.
 */
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
