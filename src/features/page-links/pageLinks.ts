import type { FrontMatter, ProductFacts } from '@/model';

/** A chip below the heading of a page. */
export interface PageLink {
  kind: 'source' | 'feedback' | 'package' | 'waiAria' | 'materialDesign' | 'unstyled' | 'markdown';
  href: string;
  /** What the chip adds to its text: the name of a package. */
  name?: string;
}

/** What the chips of a page are made from. */
interface LinkedPage {
  frontMatter: FrontMatter;
  product: Pick<ProductFacts, 'repository'>;
  /** Address of the page's Markdown version. */
  markdownUrl: string;
}

/** The chips of a page, in their order; those of which the page says nothing are left out. */
export function pageLinks({ frontMatter, product, markdownUrl }: LinkedPage): PageLink[] {
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
  const present = links.filter((link): link is PageLink => Boolean(link.href));
  return [...present, { kind: 'markdown', href: markdownUrl }];
}

const npm = 'https://www.npmjs.com/package/';

function issuesOf(repository: string, label: string): string {
  return `${repository}/issues?q=${encodeURIComponent(`is:open label:"${label}"`)}`;
}
