import type { NavItem, Page, Product } from '@/model';
import type { PageSummary, ProductContent } from '@/content/pages';
import { summaryOf } from '@/content/testing/pageSummary';
import type { ShardInput } from '../shardInput';
import { ReadersWords } from '../readersWords';

/** Creates a listed product in a folder, whose navigation has one group with the given addresses. */
export function productIn(
  folder: string,
  facts: Partial<Product> = {},
  pathnames: readonly string[] = [],
): ProductContent {
  const children = pathnames.map((pathname) => ({ kind: 'page', title: pathname, pathname }));
  const navigation = [{ kind: 'group', pathname: '/guides', title: 'Guides', children }];
  const product = { id: 'system', name: `The ${folder}`, listed: true, ...facts } as Product;
  return { folder, product, navigation: navigation as NavItem[] };
}

/** Creates the summary of a page in the folder that its address names first. */
export function pageAt(pathname: string, known: Partial<PageSummary> = {}): PageSummary {
  const productFolder = pathname.split('/')[1] ?? '';
  return summaryOf(pathname, { productFolder, productId: 'system', ...known });
}

/** Creates the text of a page: one paragraph below its title. */
export function textOf({ pathname, title }: PageSummary): Page {
  const block = { kind: 'prose', html: `<p>The text of ${title}.</p>` };
  const facts = { pathname, title, h1: title, description: `About ${title}.` };
  return { ...facts, frontMatter: {}, blocks: [block] } as unknown as Page;
}

/** Creates the input of a site without pages, reference and errors, except for what a test gives. */
export function inputOf(known: Partial<ShardInput> = {}): ShardInput {
  const empty = { products: [], pages: [], docs: [], errors: [], iconSynonyms: new Map() };
  const readersWords = new ReadersWords();
  return { root: '/nowhere', readPage: textOf, readersWords, ...empty, ...known };
}
