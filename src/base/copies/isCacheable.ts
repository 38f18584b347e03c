/**
 * Whether a response may be cached: it must be complete, of the same origin, and of the type that its URL suggests.
 * Some hosts respond with a page to requests for missing scripts or data, which must not be cached in their place.
 */
export function isCacheable(url: string, response: Response): boolean {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false;
  if (/\bno-store\b/.test(response.headers.get('cache-control') ?? '')) return false;
  const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return !isHtml || /\/$|\/[^./]*$|\.html$/.test(new URL(url).pathname);
}
