const hashed = '/_next/static/';

/**
 * Returns the URL of the hashed file that an error event is about: one that could not be loaded, or a script for which
 * the host responded with a page. Undefined for other errors, for prefetched files, and for {@link lostRouteScript}.
 */
export function lostFile(event: Event): string | undefined {
  const { target } = event;
  if (event instanceof ErrorEvent) {
    return event.error instanceof SyntaxError ? ours(event.filename) : undefined;
  }
  if (target instanceof HTMLScriptElement) {
    return target.parentNode === document.body ? undefined : ours(target.src);
  }
  const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
  return isStyle ? ours(target.href) : undefined;
}

/**
 * Returns the URL of a route's script that could not be loaded. Next adds the scripts of pages that the reader goes to,
 * or may go to soon, to `body`.
 */
export function lostRouteScript({ target }: Event): string | undefined {
  const isOfRoute = target instanceof HTMLScriptElement && target.parentNode === document.body;
  return isOfRoute ? ours(target.src) : undefined;
}

function ours(url: string): string | undefined {
  return url.startsWith(window.location.origin + hashed) ? url : undefined;
}

/** Whether the host responds that a file does not exist, or with a page instead. False without a response. */
export async function isMissingOnHost(url: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return !ok || (headers.get('content-type') ?? '').startsWith('text/html');
  } catch {
    return false;
  }
}
