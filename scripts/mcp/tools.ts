import type { ApiRecord } from '@/content/api';
import { groupFound } from '@/features/search/server';
import {
  apiIndexUrl,
  apiRecordUrl,
  demoSourceUrl,
  type CodeVariant,
  type DemoSource,
  type ProductId,
} from '@/model';
import { NotFoundError, type PublishedSite } from './publishedSite';
import type { SiteSearch } from './siteSearch';

/** What the tools read. */
export interface Documentation {
  site: PublishedSite;
  search: SiteSearch;
}

/** Maximum number of results of a search: more than a model reads. */
export const mostResults = 20;

/** Lists the products, each with the address of its list of pages. */
export async function listProducts({ search }: Documentation) {
  return search.shards
    .filter(({ listed, title }) => listed && title !== '')
    .map(({ name, productId, title }) => ({ product: productId, name: title, pages: `/${name}/` }));
}

/** Returns search results in the order of the site's search dialog, without its groups. */
export async function searchSite(
  { search }: Documentation,
  { query, product, limit }: { query: string; product?: string; limit: number },
) {
  const shard = search.shards.find(({ productId }) => productId === product)?.name;
  if (product !== undefined && shard === undefined) throw unknownProduct(product, search);
  const found = search.engine.search({ text: query, context: {}, ...(shard && { shard }) });
  const groups = groupFound(found, { groups: limit, items: 4 });
  return groups
    .flatMap(({ items }) => items)
    .slice(0, limit)
    .map(({ kind, title, url, trail, text, productId, plan, isDeprecated }) => ({
      ...{ kind, title, url, product: productId, trail: trail.join(' › '), text },
      ...(plan && { plan }),
      ...(isDeprecated && { deprecated: true }),
    }));
}

/** Returns a page as Markdown, with demos and reference. Addresses may have a hash, an origin or `.md`. */
export async function readPage({ site }: Documentation, url: string): Promise<string> {
  const bare = pathOf(url).replace(/^\/|\/$|\.md$/g, '');
  try {
    return await site.readText(`/${bare}.md`);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw new NotFoundError(`There is no page /${bare}/. Use search to find the page you need.`);
  }
}

/** Returns the reference of a component, hook or interface. */
export async function readApi(
  { site, search }: Documentation,
  { product, name }: { product: string; name: string },
): Promise<ApiRecord> {
  try {
    // `product` is not checked before: for an unknown one, there is no file at this address either.
    return await site.readJson<ApiRecord>(apiRecordUrl({ productId: product as ProductId, name }));
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw await unknownApi({ site, search }, { product, name });
  }
}

/** Returns the files of a demo. */
export async function readDemo(
  { site }: Documentation,
  { page, demo, language }: { page: string; demo: string; language: CodeVariant },
) {
  const pathname = `/${pathOf(page).replace(/^\/|\/$/g, '')}/`;
  const { variants, packages } = await site
    .readJson<DemoSource>(demoSourceUrl(pathname, demo))
    .catch((error: unknown) => {
      if (!(error instanceof NotFoundError)) throw error;
      throw new NotFoundError(
        `The page ${pathname} has no demo ${demo}. get_page names the demos of a page.`,
      );
    });
  return {
    packages: packages.needed,
    variants: variants
      .filter((variant) => variant.language === language)
      .map(({ styling, files }) => ({
        styling,
        files: files.map(({ name, code }) => ({ name, code })),
      })),
  };
}

/** Finds icons by words of their names or by synonyms, each with its import statement. */
export async function findIcons({ search }: Documentation, query: string) {
  const words = query.replace(/^icon:/, '');
  const found = search.engine.search({ text: words, context: {}, kinds: ['icon'] });
  return found.map(({ title, url }) => ({
    name: title,
    import: `import ${title}Icon from '@mui/icons-material/${title}';`,
    url,
  }));
}

function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
}

function unknownProduct(product: string, { shards }: SiteSearch): NotFoundError {
  const ids = shards.filter(({ listed, title }) => listed && title).map((one) => one.productId);
  return new NotFoundError(`There is no product ${product}. There are: ${ids.join(', ')}.`);
}

async function unknownApi(
  { site, search }: Documentation,
  { product, name }: { product: string; name: string },
): Promise<NotFoundError> {
  const { records } = await site.readJson<{ records: { name: string; product: string }[] }>(
    apiIndexUrl,
  );
  if (!records.some((record) => record.product === product)) return unknownProduct(product, search);
  const elsewhere = records.filter((record) => record.name.toLowerCase() === name.toLowerCase());
  const hint =
    elsewhere.length > 0
      ? `There is ${elsewhere.map((one) => `${one.name} in ${one.product}`).join(', ')}.`
      : 'Use search to find its name.';
  return new NotFoundError(`There is no API reference of ${name} in ${product}. ${hint}`);
}
