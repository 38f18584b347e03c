/** Why a file could not be fetched: no connection, or no such file. */
export type NoFile = 'offline' | 'missing';

/** Fetches a pack for the frame, which cannot reach the service worker's copies; returns its text, or why there is none. */
export async function readPack(
  url: string,
  signal: AbortSignal,
): Promise<{ text: string } | NoFile> {
  const response = await fetchFromSite(url, signal);
  if (typeof response === 'string') return response;
  // Some hosts respond with a page to unknown paths.
  if (response.headers.get('content-type')?.startsWith('text/html')) return 'missing';
  return response.text().then(
    (text) => ({ text }),
    () => 'offline' as const,
  );
}

/** Fetches a file of the site, without the reader's cookies; returns why there is none. */
export async function fetchFromSite(url: string, signal: AbortSignal): Promise<Response | NoFile> {
  try {
    const response = await fetch(url, { credentials: 'omit', redirect: 'manual', signal });
    return response.ok ? response : 'missing';
  } catch {
    return 'offline';
  }
}
