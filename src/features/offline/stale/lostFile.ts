const hashed = '/_next/static/';

/**
 * Address of the hashed file an error event tells of: one that could not be loaded, or a page in the place of a
 * script. Undefined for every other error, for what was fetched in advance, and for {@link lostRouteScript}.
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
 * Address of a lost script that an error event tells of, for scripts in `body`: there Next puts those of a page that
 * the reader goes to, or may go to soon.
 */
export function lostRouteScript({ target }: Event): string | undefined {
  const isOfRoute = target instanceof HTMLScriptElement && target.parentNode === document.body;
  return isOfRoute ? ours(target.src) : undefined;
}

function ours(url: string): string | undefined {
  return url.startsWith(window.location.origin + hashed) ? url : undefined;
}

/** Whether the host says that a file is gone, or has a page in its place. Without an answer nothing is known: false. */
export async function isGone(url: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return !ok || (headers.get('content-type') ?? '').startsWith('text/html');
  } catch {
    return false;
  }
}
