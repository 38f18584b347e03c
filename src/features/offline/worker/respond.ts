import { withoutLanguage } from '@/base/address';
import { fallbackUrl, type Kind, visitedCacheName } from '@/base/copies';
import type { AskingEvent, WorkerScope } from './scope';
import { findCopy } from './cachedFiles';
import { cacheCopy } from './cacheCopy';
import { cacheFirst, networkFirst, type Sources } from './strategies';

/** Milliseconds to wait for the network before a copy is used instead. */
const patience = 2000;

/** A request with its kind and the worker's build. */
interface Question {
  event: AskingEvent;
  kind: Kind;
  build: string;
}

/** Responds to a request with the strategy for its kind, and caches the network's response. */
export async function respond(scope: WorkerScope, question: Question): Promise<Response> {
  const { event, kind, build } = question;
  const { request } = event;
  const preferred = visitedCacheName(build, kind);
  const keepCopy = (response: Response) =>
    cacheCopy(scope.caches, { url: request.url, build, kind, response });
  const sources: Sources = {
    find: () => findCopy(scope.caches, request.url, preferred),
    request: () => {
      const response = fetchFor(scope, event);
      // At once: when a page was served from a copy, the event ends before the network responds.
      event.waitUntil(response.then(keepCopy, () => undefined));
      return response;
    },
  };
  if (kind === 'asset' || kind === 'data') return cacheFirst(sources);
  try {
    return await networkFirst(sources, patience);
  } catch (error) {
    // Iframes get the browser's own error message instead of a second site.
    const other = request.destination === 'document' && (await findOther(scope, question));
    if (other) return other;
    throw error;
  }
}

async function fetchFor(scope: WorkerScope, event: AskingEvent): Promise<Response> {
  return (await event.preloadResponse) ?? scope.fetch(event.request);
}

/**
 * Returns a response for a page that is not available: a redirect to the page without a language prefix, like the
 * host's, or the fallback page.
 */
async function findOther({ caches, location }: WorkerScope, { event, kind, build }: Question) {
  const { pathname, search } = new URL(event.request.url);
  const path = withoutLanguage(pathname);
  const meant =
    path && (await findCopy(caches, location.origin + path, visitedCacheName(build, kind)));
  if (meant) return Response.redirect(location.origin + path + search, 302);
  return findCopy(caches, location.origin + fallbackUrl, visitedCacheName(build, 'fallback'));
}
