import { feedbackIdHeader, type Feedback } from '@/model';

/** Timeout of the request in milliseconds (contract §9). */
const patience = 10_000;

/** Result of a request: stored, refused permanently, or failed for now. */
export type PostOutcome = 'stored' | 'refused' | 'failed';

/** Status codes that mean that a retry would be refused as well. */
const refusals = [400, 413, 415];

/** Feedback as it is sent. */
export interface SentFeedback extends Feedback {
  /** The same for each attempt. Missing in feedback that an older version of the site queued. */
  id?: string;
}

/** Posts feedback to `url` (contract §9). Never throws. */
export async function postFeedback(sent: SentFeedback, url: string): Promise<PostOutcome> {
  const { id, ...feedback } = sent;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const abort = new AbortController();
    timer = setTimeout(() => abort.abort(), patience);
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...idHeader(id, url) },
      body: JSON.stringify(feedback),
      // Some hosts redirect unknown paths to a page with status 200, which stores nothing.
      redirect: 'error',
      signal: abort.signal,
    });
    if (ok) return 'stored';
    return refusals.includes(status) ? 'refused' : 'failed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the header with the id, for endpoints of the site only: on another origin it would require a CORS preflight.
 */
function idHeader(id: string | undefined, url: string): Record<string, string> {
  return id !== undefined && url.startsWith('/') ? { [feedbackIdHeader]: id } : {};
}
