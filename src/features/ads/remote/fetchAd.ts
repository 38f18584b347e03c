import { readAd, type RemoteAdData } from './readAd';

/** Maximum number of requests until an answer contains an ad (spec §9). */
export const mostTries = 10;

/** Timeout of each request (ms). */
export const requestTimeout = 5000;

/** Maximum length of an answer, in characters. */
const longestAnswer = 100_000;

/**
 * Requests an ad from the remote service, again until an answer contains one. Returns undefined, without an error
 * message, when a request fails (network, status, malformed or oversized answer). Never throws.
 */
export async function fetchAd(
  url: string,
  signal?: AbortSignal,
): Promise<RemoteAdData | undefined> {
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const ad = readAd(JSON.parse(await request(url, signal)), Date.now());
      if (ad || signal?.aborted) return ad;
    }
  } catch {
    // Failed requests mean no ad.
  }
  return undefined;
}

async function request(url: string, signal?: AbortSignal): Promise<string> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, requestTimeout);
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(url, { signal: abort.signal, credentials: 'omit' });
    if (!response.ok) throw new Error(String(response.status));
    return await readText(response);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text;
    text += part.value;
    if (text.length > longestAnswer) {
      await reader?.cancel();
      throw new Error('too long');
    }
  }
}
