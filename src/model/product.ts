import type { ProductApi } from './apiSource';
import type { ProjectTheme } from './demo';

/** Identifiers of the products, as analytics and feedback know them (contract §11). */
export const productIds = [
  'material-ui',
  'joy-ui',
  'base-ui',
  'system',
  'x',
  'toolpad',
  'docs',
  'docs-infra',
] as const;

export type ProductId = (typeof productIds)[number];

export type ProductCategory = 'core' | 'x' | 'toolpad' | 'docs' | 'docs-infra';

/** An entry of the version menu. `current` marks the version this site documents. */
export interface ProductVersion {
  text: string;
  href: string;
  current?: boolean;
}

/** Everything the site knows of one product. Components ask it; they never look at the URL prefix. */
export interface Product {
  id: ProductId;
  category: ProductCategory;
  name: string;
  /** One line for the product menu and cards. */
  description: string;
  /** Path prefix of its pages with both slashes, `/material-ui/`. */
  prefix: string;
  /** First page of the product: a path of this site, or an address elsewhere for products documented elsewhere. */
  home: string;
  /** Name of the logo drawn by the shell, a file in `public/static/logos/` without its extension. */
  logo: string;
  /** Npm package whose installed version is the product's version label. */
  packageName?: string;
  /** Folder of the product's markdown in the public repository, for "Edit this page". */
  editRoot?: string;
  /** Repository page of the product's source code. */
  repository?: string;
  /** Older versions, newest first; the current one is added from the installed package. */
  olderVersions?: readonly ProductVersion[];
  /** Command that installs it with all it needs, for the home page. */
  install?: string;
  /** Pages readers often start from, for the home page. */
  startingPoints?: readonly StartingPoint[];
  /** Page on which readers choose the site's colors; offered once the navigation leads to it. */
  colorPage?: string;
  /** How a project around one of its demos gets its theme. */
  projectTheme?: ProjectTheme;
  /** What its reference is made from. */
  api?: ProductApi;
  /** Whether the product menu lists it. */
  listed: boolean;
}

/** Something a reader wants to do, and the page that says how. */
export interface StartingPoint {
  title: string;
  href: string;
}

/** The facts of a product as the browser needs them: the version menu is complete, nothing is left to look up. */
export interface ProductFacts extends Omit<Product, 'olderVersions' | 'projectTheme' | 'api'> {
  version?: string;
  versions: readonly ProductVersion[];
}
