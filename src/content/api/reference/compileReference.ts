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
  /** What the types say; undefined while that is not known yet: then the last pages stay as they are. */
  docs: readonly ApiDoc[] | undefined;
  /** Hash of the compiler itself. */
  compiler: string;
}

/** A request whose types are known. */
type KnownRequest = ReferenceRequest & { docs: readonly ApiDoc[] };

/** The pages of the reference, and which of them were rendered again. */
export interface CompiledReference {
  pages: PageSummary[];
  compiled: string[];
}

/** Step 4: a page for each reference. Only those are rendered whose types, demos or links changed. */
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
  // What describes types takes longer to load than a run that describes nothing.
  const { listAnchors } = await import('./listAnchors');
  const follow = linkFollower(environment.siteUrl, listAnchors(request.pages, planned));
  const compiled: string[] = [];
  for (const page of planned) {
    const context = contextOf(page, request.compiler, follow);
    if (cache.isFresh(page.pathname, context)) continue;
    // What highlights takes longer to load than a run that renders nothing.
    const { renderPage } = await import('./renderPage');
    cache.pages.set(page.pathname, keepPage(request.root, renderPage(page, follow), context));
    compiled.push(page.pathname);
    // Whoever else waits in this process gets his turn.
    await setImmediate();
  }
  cache.referenced = madeOf ?? '';
  const pages = planned.flatMap(({ pathname }) => cache.pages.get(pathname)?.summary ?? []);
  return { pages, compiled };
}

/** The pages with what each of them can show live. */
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

/** The parts of each component that has a specimen, by its product and name. */
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

/** Everything that decides which pages there are, what they look like and where their links lead. */
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

/** Everything that decides what a page of the reference looks like; where its links lead depends on other pages. */
function contextOf(page: ReferencePage, compiler: string, follow: FollowLink): string {
  const { docs, demos, tabbed, product, anatomies } = page;
  const shown = docs.map(({ name }) => demos[name]);
  const text = JSON.stringify([docs, shown, tabbed, product.projectTheme, anatomies]);
  const links = [...text.matchAll(/(?:\]\(|<)((?:https?:\/|\/)[^)\s>"\\]*)/g)].map(
    ([, href = '']) => follow(href),
  );
  return hash(JSON.stringify([compiler, environment.siteUrl, text, links]));
}
