import { downloadHeader, type Kind } from '@/base/copies';

/** Files whose name contains a hash of their content. */
const hashed = /^\/(?:_next\/static|static\/fonts|_editor\/packs)\//;

/** Never cached: the worker itself, feedback, and lists that tell what is new. */
const untouched = /^\/(?:sw\.js$|api\/|offline\/.+\.json$)/;

/** Returns the kind of a request; null for requests that the worker does not handle. */
export function classify(request: Request, origin: string): Kind | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.headers.has('range') || request.headers.has(downloadHeader)) return null;
  if (untouched.test(url.pathname)) return null;
  if (request.mode === 'navigate') return 'page';
  if (hashed.test(url.pathname)) return 'asset';
  return url.pathname.startsWith('/_next/data/') ? 'data' : 'file';
}
