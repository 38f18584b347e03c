import type { GetStaticPropsResult } from 'next';
import type { Page, ProductFacts } from '@/model';
import { editsOf } from './requestFromCompiler';
import { retryRedirect } from './retryRedirect';
import type { DemoIndex } from '../page/demoIndex';
import type { DocPageProps } from '../page/DocPage';
import { readPageProblems, toAuthorsProps, type AuthorsProps } from './readPageProblems';
import { readBundleSizes, readNavigation, readProducts, readSiblings } from './readContent';
import { readManifest } from './readManifest';
import { readPage } from './readPage';
import { findCounterparts } from './findCounterparts';
import { viewPage } from './viewPage';
import { withDemos } from './withDemos';

interface SectionRequest {
  /** Folder of the product in `docs-data/`, and the first part of its addresses. */
  folder: string;
  slug: string[];
  loadIndex: () => Promise<{ default: DemoIndex }>;
}

/** The context that Next passes to `getStaticProps` of a product's route. */
export interface SlugContext {
  params?: { slug?: string[] };
}

/** Reads the props of a documentation page, for `getStaticProps`: its blocks with rendered demos, and its context. */
export async function readView(
  request: SectionRequest,
): Promise<GetStaticPropsResult<DocPageProps & AuthorsProps>> {
  const { folder, slug, loadIndex } = request;
  const key = slug.join('/');
  const pathname = `/${[folder, ...slug].join('/')}/`;
  // Before the page is read, so that the page is at least as new as this edition.
  const edits = await editsOf(pathname);
  const page = await readPage(pathname);
  if (!page) return { notFound: true };
  const [{ pages }, navigation, products, sizes, known, { default: index }] = await Promise.all([
    readManifest(),
    readNavigation(folder),
    readProducts(),
    readBundleSizes(),
    readSiblings(),
    loadIndex(),
  ]);
  const { default: registry } = (await index[key]?.()) ?? {};
  const later = await retryRedirect(page.pathname, !registry && hasDemos(page));
  if (later) return later;
  const { blocks, css, broken } = await withDemos(page, registry ?? {});
  const problems = [...(await readPageProblems(page, folder)), ...broken];
  const product = productOf(page, products);
  const pathnames = new Set(pages.map((one) => one.pathname));
  const siblings = known[pathname];
  const around = {
    ...{ product, products, folder, navigation, sizes, siblings, demoCss: css },
    counterparts: findCounterparts(pathname, product, { products, pathnames, siblings }),
    lastUpdated: pages.find((one) => one.pathname === pathname)?.lastUpdated,
  };
  return {
    props: { view: viewPage({ ...page, blocks }, around), ...toAuthorsProps(problems, edits) },
  };
}

function hasDemos({ blocks }: Page): boolean {
  return blocks.some(({ kind }) => kind === 'demo');
}

function productOf(page: Page, products: readonly ProductFacts[]): ProductFacts {
  const product = products.find((candidate) => candidate.id === page.productId);
  if (!product) throw new Error(`${page.source}: there is no product "${page.productId}".`);
  return product;
}
