import type { ProductVersion, Product } from './product';

/** Facts of a product that only the compiler needs. */
export const compilerFacts = [
  'olderVersions',
  'projectTheme',
  'demoTheme',
  'api',
  'iconFontComponents',
  'fonts',
  'demoLicense',
  'demoSheets',
  'icons',
  'compares',
  'blog',
  'houseStyle',
  'oldestVersions',
  'supportPolicy',
  'searchedLast',
] as const satisfies readonly (keyof Product)[];

/** The facts about a product for the browser, with a complete version menu. */
export interface ProductFacts extends Omit<Product, (typeof compilerFacts)[number]> {
  version?: string;
  versions: readonly ProductVersion[];
}
