import type { ProductApi } from './apiSource';
import type { BlogFacts } from './blog';
import type { ProjectTheme } from './demo';
import type { HouseStyle } from './houseStyle';

/** Identifiers of the products, as analytics and feedback know them (contract §11). */
export const productIds = [
  'material-ui',
  'joy-ui',
  'base-ui',
  'system',
  'x',
  'toolpad',
  'premium-themes',
  'compare',
  'docs',
  'docs-infra',
] as const;

export type ProductId = (typeof productIds)[number];

/** The product that counts for what belongs to none: the documentation as a whole. */
export const siteProductId: ProductId = 'docs';

/** What analytics groups products by (contract §11). */
export type ProductCategory = 'core' | 'x' | 'toolpad' | 'docs' | 'docs-infra';

/** An entry of the version menu. `current` marks the version this site documents. */
export interface ProductVersion {
  text: string;
  href: string;
  current?: boolean;
  /** Addresses of this site's pages that the version has too, at the same path; `*` stands for a part without slashes. */
  pages?: readonly string[];
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
  /** Prefixes of other addresses that count as the product's. */
  otherPrefixes?: readonly string[];
  /** First page of the product: a path of this site, or an address elsewhere for products documented elsewhere. */
  home: string;
  /** Name of the logo rendered by the shell, a file in `public/static/logos/` without its extension. */
  logo: string;
  /** Npm package whose installed version is the product's version label. */
  packageName?: string;
  /** Folder of the product's markdown in the public repository, for "Edit this page". */
  editRoot?: string;
  /** Repository page of the product's source code. */
  repository?: string;
  /** Older versions, newest first; the current one is added from the installed package. */
  olderVersions?: readonly ProductVersion[];
  /** Versions older still, which only the page of all versions lists. */
  oldestVersions?: readonly ProductVersion[];
  /** Beginnings of addresses of pages beside the matter, such as those on migrations: the search finds others first. */
  searchedLast?: readonly string[];
  /** Where the maintainers say which versions they still fix. */
  supportPolicy?: string;
  /** Command that installs it with all it needs, for the home page. */
  install?: string;
  /** Pages readers often start from, for the home page. */
  startingPoints?: readonly StartingPoint[];
  /** Address of a demo of its own that the home page shows, `/page/#DemoName`. */
  showcase?: string;
  /** Page on which readers choose the site's colors; offered once the navigation leads to it. */
  colorPage?: string;
  /** How a project around one of its demos gets its theme. */
  projectTheme?: ProjectTheme;
  /**
   * What its demos are surrounded with in the place of the site's theme: a module below the root of the repository whose
   * default export is a `DemoTheme`.
   */
  demoTheme?: string;
  /** What its reference is made from. */
  api?: ProductApi;
  /** Modules whose default export is a component that renders its content with the icon font. */
  iconFontComponents?: readonly string[];
  /** Fonts that some of its pages need, from a fonts service. */
  fonts?: readonly PageFont[];
  /** What has to be done before demos that import certain packages run. */
  demoLicense?: DemoLicense;
  /** Style rules that pages bring for the packages that their demos import. */
  demoSheets?: readonly DemoSheet[];
  /** Where its icons are shown, each at an address of its own. */
  icons?: ProductIcons;
  /** The products whose components it compares: its pages are generated. */
  compares?: readonly ProductId[];
  /** Only the blog has it: each Markdown file in its folder is a post. */
  blog?: BlogFacts;
  /** What the checks of the house style need to know; without it, they leave its pages alone. */
  houseStyle?: HouseStyle;
  /** Whether its pages are for the authors of the site: crawlers are kept from them, and production leaves them out. */
  forAuthors?: boolean;
  /** Whether the product menu lists it. */
  listed: boolean;
}

/** A font that only pages need whose address or text mentions something. */
export interface PageFont {
  /** What they mention, in lower case. */
  mention: string;
  /** Address of its stylesheet on a fonts service. */
  stylesheet: string;
}

/** How demos of paid components get the site's licence key. */
export interface DemoLicense {
  /** Packages that ask for the key. */
  packages: readonly string[];
  /** Module below the root of the repository whose default export takes the key; `undefined` where there is none. */
  module: string;
  /** What the packages write to the console and over their components where there is no key. Checks pass it over. */
  notices?: readonly string[];
}

/** Style rules of the site for what certain packages render. */
export interface DemoSheet {
  /** Packages; the rules come with each page whose demos import one of them. */
  packages: readonly string[];
  css: string;
}

/** Icons of a product and the page that shows them. */
export interface ProductIcons {
  /** Package whose modules they are, `@mui/icons-material`. */
  packageName: string;
  /** Address of the page. */
  page: string;
  /** Name in the query of the address that names an icon. */
  parameter: string;
  /** The styles each icon has, the first one without a suffix. */
  styles: readonly IconStyle[];
  /** Other words for what icons show: a module below the root of the repository, whose default export is `Synonyms`. */
  synonyms?: string;
  /** Sizes in which a preview shows an icon, in pixels, by the name of the size. */
  sizes: Readonly<Record<string, number>>;
  /** Colors in which a preview shows an icon, as CSS, by the name of the color. */
  colors: Readonly<Record<string, string>>;
}

/** A style of icons, such as outlined. */
export interface IconStyle {
  /** As readers see it and addresses name it, `Two tone`. */
  name: string;
  /** What the names of its modules end with, `TwoTone`. */
  suffix: string;
}

/** Something a reader wants to do, and the page that says how. */
export interface StartingPoint {
  title: string;
  href: string;
}

/** What only the compiler needs to know of a product. */
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

/** The facts of a product as the browser needs them: the version menu is complete, nothing is left to look up. */
export interface ProductFacts extends Omit<Product, (typeof compilerFacts)[number]> {
  version?: string;
  versions: readonly ProductVersion[];
}

/** The product that an address belongs to, by the longest prefix; nothing for pages of the site itself. */
export function productOfPath<P extends Pick<Product, 'prefix' | 'otherPrefixes'>>(
  products: readonly P[],
  pathname: string,
): P | undefined {
  const lengthOf = ({ prefix, otherPrefixes = [] }: P) =>
    Math.max(
      ...[prefix, ...otherPrefixes].map((one) => (pathname.startsWith(one) ? one.length : 0)),
    );
  const [longest] = products
    .map((product) => ({ product, length: lengthOf(product) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length);
  return longest?.product;
}
