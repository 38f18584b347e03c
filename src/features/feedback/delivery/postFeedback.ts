import { feedbackIdHeader, type Feedback } from '@/model';

/** Milliseconds the service has to answer (contract §9). */
const patience = 10_000;

/** What became of feedback: kept, refused for good, or not delivered this time. */
export type PostOutcome = 'stored' | 'refused' | 'failed';

/** Statuses after which the same feedback would be refused again. */
const refusals = [400, 413, 415];

/** Feedback on its way. */
export interface SentFeedback extends Feedback {
  /** The same at each try. What waits since an older version of the site has none. */
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
      // A page to which a host sends what it doesn't know says 200, and keeps nothing.
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

/** Services elsewhere would have to allow the header, or could not be asked at all. */
function idHeader(id: string | undefined, url: string): Record<string, string> {
  return id !== undefined && url.startsWith('/') ? { [feedbackIdHeader]: id } : {};
}
