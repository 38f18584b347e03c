import { setImmediate } from 'node:timers/promises';
import type { ApiDoc } from '@/model';
import { environment } from '@/site';
import { byPathname, keepPage, type ContentCache, type PageSummary } from '@/content/pages';
import { withAnatomies } from './anatomies';
import { hashPage, hashReference } from './hashReference';
import type { ReferenceContent } from './planPages';
import { linkFollower } from './print/links';

/** What compiling the reference needs to know. */
export interface ReferenceRequest extends Omit<ReferenceContent, 'docs'> {
  root: string;
  cache: ContentCache;
  /** The references; undefined while the types are not read yet. Then the previous pages stay. */
  docs: readonly ApiDoc[] | undefined;
  /** Hash of the compiler itself. */
  compiler: string;
}

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
  const madeOf = docs && hashReference({ ...request, docs });
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
    const context = hashPage(page, request.compiler, follow);
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
