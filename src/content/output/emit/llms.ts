import { apiIndexUrl, apiSchemaUrl, listPages, type NavItem, type Product } from '@/model';
import type { PageSummary, ProductContent, OutputFile } from '@/content/pages';
import { markdownVersionUrl } from '@/content/pages/markdown-version';
import type { EmitInput } from './emitInput';

/**
 * Returns the lists of pages for language models (llmstxt.org): one for the site and one for each product with pages.
 */
export function llmsFiles({ site, products, pages }: EmitInput): OutputFile[] {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  const write = (pathname: string) => linkTo(byPathname.get(pathname), site.siteUrl);
  const written = products.filter(
    ({ folder, product }) =>
      !product.forAuthors && pages.some((page) => page.productFolder === folder),
  );
  const feeds = written.map(({ folder, product, navigation }) => ({
    file: `public/${folder}/llms.txt`,
    content: `${opening(product)}\n${sections(navigation, write).join('\n')}`,
  }));
  const root = [
    '# Documentation',
    '',
    `> ${written.map(({ product }) => product.name).join(', ')}: guides, demos and API.`,
    '',
    '## Products',
    '',
    ...written.map((product) => productLink(product, site.siteUrl)),
    ...reference(pages, site.siteUrl),
  ];
  const all = written.map(({ product, navigation }) => allPages(product, navigation, write));
  return [
    ...feeds,
    { file: 'public/llms.txt', content: `${root.join('\n')}\n\n${all.join('\n')}` },
  ];
}

/** Lists the addresses of the API for programs that need structured data. */
function reference(pages: readonly PageSummary[], siteUrl: string): string[] {
  if (!pages.some((page) => page.reference)) return [];
  return [
    '',
    '## API as JSON',
    '',
    `- [List of components, hooks and interfaces](${siteUrl}${apiIndexUrl}): props, slots, classes and types, a file each`,
    `- [Their JSON Schema](${siteUrl}${apiSchemaUrl})`,
  ];
}

type WriteLink = (pathname: string) => string[];

function linkTo(page: PageSummary | undefined, siteUrl: string): string[] {
  if (!page) return [];
  const about = page.description ? `: ${page.description}` : '';
  const title = page.title.replace(/[\\[\]]/g, '\\$&');
  return [`- [${title}](${siteUrl}${markdownVersionUrl(page.pathname)})${about}`];
}

function opening({ name, description }: Product): string {
  return `# ${name}\n\n> ${description}\n`;
}

function productLink({ folder, product }: ProductContent, siteUrl: string): string {
  return `- [${product.name}](${siteUrl}/${folder}/llms.txt): ${product.description}`;
}

function allPages({ name }: Product, items: readonly NavItem[], write: WriteLink): string {
  return section(
    name,
    listPages(items).flatMap(({ pathname }) => write(pathname)),
  ).join('\n');
}

/** Writes one section for each top entry with pages below it, and one for the other pages. */
function sections(items: readonly NavItem[], write: WriteLink): string[] {
  const loose = items
    .filter((item) => item.kind === 'page')
    .flatMap((item) => write(item.pathname));
  const grouped = items.flatMap((item) => {
    if (item.kind === 'page' || item.kind === 'link') return [];
    return section(
      item.title,
      listPages(item.children).flatMap(({ pathname }) => write(pathname)),
    );
  });
  return [...section('Pages', loose), ...grouped];
}

function section(title: string, links: readonly string[]): string[] {
  return links.length > 0 ? [`## ${title}`, '', ...links, ''] : [];
}
