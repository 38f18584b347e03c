import { setImmediate } from 'node:timers/promises';
import type { AnatomyPart, ApiDoc } from '@/model';
import { environment } from '@/site';
import { keepPage, type ContentCache, type PageSummary } from '@/content/pages';
import { hash } from '@/model/hash';
import { listSpecimens } from '../specimens';
import { planPages, type ReferenceContent } from './planPages';
import { linkFollower, type FollowLink } from './print/links';
import type { ReferencePage } from './stages';

/** What compiling the reference needs to know. */
export interface ReferenceRequest extends Omit<ReferenceContent, 'docs'> {
  root: string;
  cache: ContentCache;
  /** The references; undefined while the types are not read yet. Then the previous pages stay. */
  docs: readonly ApiDoc[] | undefined;
  /** Hash of the compiler itself. */
  compiler: string;
}

/** A request whose references are known. */
type KnownRequest = ReferenceRequest & { docs: readonly ApiDoc[] };

/** The pages of the reference, and those that were rendered in this run. */
export interface CompiledReference {
  pages: PageSummary[];
  compiled: string[];
}

/** Step 4: makes a page for each reference. Renders only those whose types, demos or links changed. */
export async function compileReference(request: ReferenceRequest): Promise<CompiledReference> {
  const { cache, docs } = request;
  const before = [...cache.pages].filter(([, page]) => page.summary.reference !== undefined);
  const isKept = before.every(([pathname, page]) => cache.isFresh(pathname, page.context));
  const madeOf = docs && hashRequest({ ...request, docs });
  if (!docs || (isKept && madeOf === cache.referenced)) {
    return { pages: before.map(([, page]) => page.summary).sort(byPathname), compiled: [] };
  }
  const planned = withAnatomies(request, docs);
  const known = new Set(planned.map(({ pathname }) => pathname));
  for (const [pathname] of before) if (!known.has(pathname)) cache.pages.delete(pathname);
  // The code that describes types takes longer to load than a run without changes takes.
  const { listAnchors } = await import('./listAnchors');
  const follow = linkFollower(environment.siteUrl, listAnchors(request.pages, planned));
  const compiled: string[] = [];
  for (const page of planned) {
    const context = contextOf(page, request.compiler, follow);
    if (cache.isFresh(page.pathname, context)) continue;
    // The highlighter takes longer to load than a run that renders nothing takes.
    const { renderPage } = await import('./renderPage');
    cache.pages.set(page.pathname, keepPage(request.root, renderPage(page, follow), context));
    compiled.push(page.pathname);
    // Lets other tasks of this process run.
    await setImmediate();
  }
  cache.referenced = madeOf ?? '';
  const pages = planned.flatMap(({ pathname }) => cache.pages.get(pathname)?.summary ?? []);
  return { pages, compiled };
}

/** Returns the pages with the parts of each component that can be rendered live. */
function withAnatomies(
  { root, ...content }: ReferenceRequest,
  docs: readonly ApiDoc[],
): ReferencePage[] {
  const parts = new Map(listShown(root, content.products, docs));
  return planPages({ ...content, docs }).map((page) => ({
    ...page,
    anatomies: Object.fromEntries(
      page.docs.flatMap(({ name }) => {
        const own = parts.get(`${page.product.id} ${name}`);
        return own ? [[name, own]] : [];
      }),
    ),
  }));
}

/** Returns the parts of each component that has a specimen, by product and name. */
function listShown(
  root: string,
  products: ReferenceContent['products'],
  docs: readonly ApiDoc[],
): [string, readonly AnatomyPart[]][] {
  return products.flatMap((one) =>
    listSpecimens(root, one, docs).specimens.map(
      ({ doc, parts }): [string, readonly AnatomyPart[]] => [`${doc.productId} ${doc.name}`, parts],
    ),
  );
}

const byPathname = (a: PageSummary, b: PageSummary) => (a.pathname < b.pathname ? -1 : 1);

/** Hashes everything that decides which pages exist, what they look like and where their links lead. */
function hashRequest({ root, compiler, docs, products, pages }: KnownRequest): string {
  const facts = products.map(({ folder, product }) => [folder, product]);
  const written = pages.map((page) => {
    const { pathname, productId, title, documents, anchors, demos } = page;
    return [pathname, productId, title, documents, anchors, demos];
  });
  return hash(
    JSON.stringify([
      compiler,
      listShown(root, products, docs),
      environment.siteUrl,
      facts,
      written,
      docs,
    ]),
  );
}

/** Hashes everything that decides what a page of the reference looks like. Link targets also depend on other pages. */
function contextOf(page: ReferencePage, compiler: string, follow: FollowLink): string {
  const { docs, demos, tabbed, product, anatomies } = page;
  const shown = docs.map(({ name }) => demos[name]);
  const { projectTheme, demoSheets } = product;
  const text = JSON.stringify([docs, shown, tabbed, projectTheme, anatomies, demoSheets]);
  const links = [...text.matchAll(/(?:\]\(|<)((?:https?:\/|\/)[^)\s>"\\]*)/g)].map(
    ([, href = '']) => follow(href),
  );
  return hash(JSON.stringify([compiler, environment.siteUrl, text, links]));
}
