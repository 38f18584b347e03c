import { readAd, type RemoteAdData } from './readAd';

/** Requests at most, until an answer holds an ad (spec §9). */
export const mostTries = 10;

/** Milliseconds each request may take. */
export const patience = 5000;

/** Longest answer that is read, in characters. */
const longestAnswer = 100_000;

/**
 * Asks the remote service for an ad until it has one. A failure (network, status, malformed or endless answer) yields
 * none, without a word. Never throws.
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
    // No ad.
  }
  return undefined;
}

async function request(url: string, signal?: AbortSignal): Promise<string> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, patience);
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
