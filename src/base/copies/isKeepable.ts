/**
 * Whether a response may be kept and given again: whole, ours, and what its address says. A host that answers a lost
 * script or data file with a page must not have that page kept in their place.
 */
export function isKeepable(url: string, response: Response): boolean {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false;
  if (/\bno-store\b/.test(response.headers.get('cache-control') ?? '')) return false;
  const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return !isHtml || /\/$|\/[^./]*$|\.html$/.test(new URL(url).pathname);
}
