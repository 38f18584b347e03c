import type { FrontMatter, ProductFacts, Siblings } from '@/model';

/** A chip below the heading of a page. */
export interface PageLink {
  kind:
    | ('source' | 'feedback' | 'package' | 'waiAria' | 'materialDesign' | 'unstyled' | 'markdown')
    | ('sibling' | 'compare');
  href: string;
  /** Text of the chip, if it has no text of its own: the name of a package or a product. */
  name?: string;
  /** The component that a sibling link leads to, in another product or in the comparison. */
  component?: string;
}

/** Whether a link leads to the page's component in other products. Such links are next to the title. */
export function isSibling({ kind }: PageLink): boolean {
  return kind === 'sibling' || kind === 'compare';
}

/** The facts from which a page's chips are made. */
interface LinkedPage {
  frontMatter: FrontMatter;
  product: Pick<ProductFacts, 'repository'>;
  /** All products, in the order of their chips. */
  products?: readonly Pick<ProductFacts, 'id' | 'name'>[];
  /** Where the page's component is described in other products. */
  siblings?: Siblings;
  /** URL of the page's Markdown version. */
  markdownUrl: string;
}

/** Returns the chips of a page, in order, without those for which the page has no data. */
export function pageLinks(page: LinkedPage): PageLink[] {
  const { frontMatter, product, markdownUrl } = page;
  const { githubSource, githubLabel, packageName, waiAria, materialDesign, unstyled } = frontMatter;
  const { repository } = product;
  const links: (Omit<PageLink, 'href'> & { href: string | undefined })[] = [
    { kind: 'feedback', href: repository && githubLabel && issuesOf(repository, githubLabel) },
    {
      kind: 'source',
      href: repository && githubSource && `${repository}/tree/HEAD/${githubSource}`,
    },
    { kind: 'package', href: packageName && npm + packageName, name: packageName },
    { kind: 'waiAria', href: waiAria },
    { kind: 'materialDesign', href: materialDesign },
    { kind: 'unstyled', href: unstyled },
  ];
  const siblings = siblingLinks(page);
  // A sibling link with the same URL makes this one redundant.
  const isNew = ({ href }: Pick<PageLink, 'href'>) => siblings.every((one) => one.href !== href);
  const present = links.filter((link): link is PageLink => Boolean(link.href)).filter(isNew);
  return [...present, ...siblings, { kind: 'markdown', href: markdownUrl }];
}

/** Returns links to the page's component in each other product, and to the comparison. */
function siblingLinks({ siblings, products = [] }: LinkedPage): PageLink[] {
  if (!siblings) return [];
  const { component, comparison } = siblings;
  const inProducts = products.flatMap(({ id, name }): PageLink[] => {
    const href = siblings.products[id];
    return href ? [{ kind: 'sibling', href, name, component }] : [];
  });
  return [...inProducts, ...(comparison ? [compareLink(comparison, component)] : [])];
}

function compareLink(href: string, component: string): PageLink {
  return { kind: 'compare', href, component };
}

const npm = 'https://www.npmjs.com/package/';

function issuesOf(repository: string, label: string): string {
  return `${repository}/issues?q=${encodeURIComponent(`is:open label:"${label}"`)}`;
}
