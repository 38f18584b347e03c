import type { ProductApi } from './apiSource';
import type { BlogFacts } from './blog';
import type { ProjectTheme } from './demoSource';
import type { HouseStyle } from './houseStyle';
import type { ProductIcons } from './productIcons';
import type { PageFont } from './mentionedFonts';

/** Identifiers of the products in analytics and feedback (contract §11). */
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

/** The product for everything that belongs to none: the documentation as a whole. */
export const siteProductId: ProductId = 'docs';

/** Categories of products in analytics (contract §11). */
export type ProductCategory = 'core' | 'x' | 'toolpad' | 'docs' | 'docs-infra';

/** An entry of the version menu. `current` marks the version that this site documents. */
export interface ProductVersion {
  text: string;
  href: string;
  current?: boolean;
  /** Addresses of this site's pages that exist in the version at the same path; `*` matches a part without slashes. */
  pages?: readonly string[];
}

/** All facts about one product. Components read them and never check the URL prefix. */
export interface Product {
  id: ProductId;
  category: ProductCategory;
  name: string;
  /** One line for the product menu and cards. */
  description: string;
  /** Path prefix of its pages with both slashes, `/material-ui/`. */
  prefix: string;
  /** Prefixes of other addresses that belong to the product. */
  otherPrefixes?: readonly string[];
  /** First page of the product: a path of this site, or a URL for products documented elsewhere. */
  home: string;
  /** Name of the logo, a file in `public/static/logos/` without its extension. */
  logo: string;
  /** Npm package whose installed version is the product's version label. */
  packageName?: string;
  /** URL of the product's markdown folder in the public repository, for "Edit this page". */
  editRoot?: string;
  /** Repository page of the product's source code. */
  repository?: string;
  /** Older versions, newest first; the current one is added from the installed package. */
  olderVersions?: readonly ProductVersion[];
  /** Even older versions, which only the page of all versions lists. */
  oldestVersions?: readonly ProductVersion[];
  /** Prefixes of addresses that the search ranks last, such as pages on migrations. */
  searchedLast?: readonly string[];
  /** URL of the maintainers' statement about which versions they still fix. */
  supportPolicy?: string;
  /** Command that installs it with its dependencies, for the home page. */
  install?: string;
  /** Pages from which readers often start, for the search dialog. The home page shows the first two of each product. */
  startingPoints?: readonly StartingPoint[];
  /** Address of one of its demos that the home page shows, `/page/#DemoName`. */
  showcase?: string;
  /** Page on which readers choose the site's colors; offered once the navigation leads to it. */
  colorPage?: string;
  /** How a project with one of its demos gets its theme. */
  projectTheme?: ProjectTheme;
  /**
   * The theme around its demos, instead of the site's: a module below the root of the repository whose default export
   * is a `DemoTheme`.
   */
  demoTheme?: string;
  /** The sources of its reference. */
  api?: ProductApi;
  /** Modules whose default export is a component that uses the icon font. */
  iconFontComponents?: readonly string[];
  /** Fonts from a fonts service that some of its pages need. */
  fonts?: readonly PageFont[];
  /** How demos that import certain packages get the license key. */
  demoLicense?: DemoLicense;
  /** Style sheets that pages include for the packages that their demos import. */
  demoSheets?: readonly DemoSheet[];
  /** The page of its icons, each of which has an address. */
  icons?: ProductIcons;
  /** The products whose components it compares, which makes its pages generated ones. */
  compares?: readonly ProductId[];
  /** Set only for the blog: each Markdown file in its folder is a post. */
  blog?: BlogFacts;
  /** Settings of the house style's checks; without them its pages are not checked. */
  houseStyle?: HouseStyle;
  /** Whether its pages are for the authors of the site: crawlers must not visit them, and production omits them. */
  forAuthors?: boolean;
  /** Whether the product menu lists it. */
  listed: boolean;
}

/** The site's style rules for the output of certain packages. */
export interface DemoSheet {
  /** Packages: pages whose demos import one of them include the rules. */
  packages: readonly string[];
  css: string;
}

/** A task of a reader, and the page about it. */
export interface StartingPoint {
  title: string;
  href: string;
}

/** Returns the product of an address, by the longest prefix; undefined for pages of the site itself. */
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

/** How demos of paid components get the site's license key. */
export interface DemoLicense {
  /** Packages that need the key. */
  packages: readonly string[];
  /** Module below the root of the repository whose default export accepts the key; `undefined` if there is none. */
  module: string;
  /** Texts that the packages write to the console and over their components without a key. Checks ignore them. */
  notices?: readonly string[];
}
