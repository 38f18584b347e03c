/** Timeout of each request (ms). */
export const requestTimeout = 5000;

/** Maximum length of an answer, in characters. */
const longestAnswer = 100_000;

/**
 * Requests a text without the reader's cookies.
 * @throws Error when the request fails, takes too long or is aborted, or the text is too long.
 */
export async function requestText(url: string, signal?: AbortSignal): Promise<string> {
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
