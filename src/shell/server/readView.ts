import type { GetStaticPathsResult, GetStaticPropsResult } from 'next';
import { renderDemos } from '@/features/demos/server';
import {
  demoId,
  demoKey,
  type Block,
  type DemoBlock,
  type DocsError,
  type DocsProblem,
  type Page,
  type PageDemo,
  type ProductFacts,
} from '@/model';
import { editsOf } from './requestFromCompiler';
import { retryRedirect } from './retryRedirect';
import { authorsError, throwIfBroken } from './authorsError';
import { decodeErrors } from './decodeErrors';
import { withFacts } from '../modules/withFacts';
import type { DemoIndex, DemoRegistry } from '../page/demoIndex';
import type { DocPageProps } from '../page/DocPage';
import { isProductOmitted } from './isProductOmitted';
import { readPageProblems, toAuthorsProps, type AuthorsProps } from './readPageProblems';
import {
  readBundleSizes,
  readManifest,
  readNavigation,
  readPage,
  readProducts,
  readSiblings,
} from './readContent';
import { findCounterparts } from './findCounterparts';
import { viewPage } from './viewPage';

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

/**
 * Returns the paths of a product's pages, for `getStaticPaths`. Empty in development, where pages are added and
 * removed: each one is looked up when it is requested.
 */
export async function listPaths(folder: string): Promise<GetStaticPathsResult> {
  if (process.env.NODE_ENV === 'development') return { paths: [], fallback: 'blocking' };
  const { pages } = await readManifest();
  const shown = (await isProductOmitted(folder)) ? [] : pages.filter(isIn(folder));
  return { paths: shown.map(({ pathname }) => pathname), fallback: false };
}

/** Returns a filter for the pages of a product; those whose demo fills the window have another route (`readScreen`). */
function isIn(folder: string) {
  return ({ pathname, fullScreen }: { pathname: string; fullScreen?: boolean }) =>
    pathname.startsWith(`/${folder}/`) && !fullScreen;
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

/** A page's blocks, completed with rendered demos and props of site components. */
interface WholeBlocks {
  /** Blocks with the HTML of demos and the additional props of site components. */
  blocks: Block[];
  /** Styles of the rendered demos. */
  css: string;
  /** In development, the errors of demos that could not be rendered. */
  broken: DocsProblem[];
}

/** Renders the demos of a page into its blocks. @throws Error in a build when a demo cannot be rendered. */
export async function withDemos(page: Page, registry: DemoRegistry): Promise<WholeBlocks> {
  const demos = page.blocks.flatMap((block) => {
    if (block.kind !== 'demo' || block.demo.options.iframe) return [];
    return block.demo.stylings.flatMap((styling) => {
      const name = demoKey(block.demo.name, styling);
      const Component = registry[name];
      return Component ? [{ name, id: demoKey(demoId(block.demo), styling), Component }] : [];
    });
  });
  const rendered = await renderDemos(page.pathname, demos);
  const blocks = page.blocks.map((block) => {
    if (block.kind === 'component') return withFacts(block);
    return block.kind === 'demo' ? { ...block, ...markupOf(block.demo, rendered.html) } : block;
  });
  const broken = reportBroken(await decodeErrors(rendered.broken));
  return { blocks: await Promise.all(blocks), css: rendered.css, broken };
}

/** Stops a build at demos that cannot be rendered; in development, logs the errors and returns them for the page. */
function reportBroken(broken: readonly DocsError[]): DocsProblem[] {
  if (process.env.NODE_ENV !== 'development') throwIfBroken(broken);
  const problems = broken.map(({ problem }) => problem);
  // eslint-disable-next-line no-console -- authors read the terminal, too
  if (problems.length > 0) console.error(authorsError(problems).message);
  return problems;
}

/** Returns the HTML of a demo in each of its stylings. */
function markupOf(
  demo: PageDemo,
  html: Readonly<Record<string, string>>,
): Pick<DemoBlock, 'html' | 'styledHtml'> {
  const id = demoId(demo);
  const [, ...others] = demo.stylings;
  const styled = others.map((styling) => [styling, html[demoKey(id, styling)] ?? '']);
  return {
    html: html[id] ?? '',
    ...(styled.length > 0 && { styledHtml: Object.fromEntries(styled) }),
  };
}
