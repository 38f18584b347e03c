import type { Feedback } from '@/model';

/** Milliseconds the service has to answer (contract §9). */
const patience = 10_000;

/** What became of feedback: kept, refused for good, or not delivered this time. */
export type PostOutcome = 'stored' | 'refused' | 'failed';

/** Statuses after which the same feedback would be refused again. */
const refusals = [400, 413];

/** Posts feedback to `url` (contract §9). Never throws. */
export async function postFeedback(feedback: Feedback, url: string): Promise<PostOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const abort = new AbortController();
    timer = setTimeout(() => abort.abort(), patience);
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(feedback),
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
