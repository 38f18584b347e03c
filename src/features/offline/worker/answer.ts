import { withoutLanguage } from '@/base/address';
import { fallbackUrl, type Kind, passingName } from '@/base/copies';
import type { AskingEvent, WorkerScope } from './scope';
import { find, keep } from './cachedFiles';
import { cacheFirst, networkFirst, type Sources } from './strategies';

/** How long a page may take before a copy is shown instead (ms). */
const patience = 2000;

/** Who asks for what, in which build. */
interface Question {
  event: AskingEvent;
  kind: Kind;
  build: string;
}

/** Answers a request by its kind, and keeps what came for another time. */
export async function answer(scope: WorkerScope, question: Question): Promise<Response> {
  const { event, kind, build } = question;
  const { request } = event;
  const preferred = passingName(build, kind);
  const keepCopy = (response: Response) =>
    keep(scope.caches, { url: request.url, build, kind, response });
  const sources: Sources = {
    find: () => find(scope.caches, request.url, preferred),
    ask: () => {
      const response = fetchFor(scope, event);
      // At once: a page that was shown from a copy has ended its event when the network answers.
      event.waitUntil(response.then(keepCopy, () => undefined));
      return response;
    },
  };
  if (kind === 'asset' || kind === 'data') return cacheFirst(sources);
  try {
    return await networkFirst(sources, patience);
  } catch (error) {
    // A frame inside a page shows the browser's own message, not a second site.
    const other = request.destination === 'document' && (await findOther(scope, question));
    if (other) return other;
    throw error;
  }
}

async function fetchFor(scope: WorkerScope, event: AskingEvent): Promise<Response> {
  return (await event.preloadResponse) ?? scope.fetch(event.request);
}

/** What there is in place of a page: the one meant, when only a language stands before it, as the host leads there. */
async function findOther({ caches, location }: WorkerScope, { event, kind, build }: Question) {
  const { pathname, search } = new URL(event.request.url);
  const path = withoutLanguage(pathname);
  const meant = path && (await find(caches, location.origin + path, passingName(build, kind)));
  if (meant) return Response.redirect(location.origin + path + search, 302);
  return find(caches, location.origin + fallbackUrl, passingName(build, 'fallback'));
}
