import type { Feedback } from '@/model';
import { postFeedback } from './postFeedback';
import { enqueue } from './queue';

/** What the reader is told: it is stored, it waits for a connection, or it has to be tried again. */
export type Delivery = 'stored' | 'queued' | 'failed';

/** Delivers feedback, or keeps it for later while the reader is offline. */
export async function deliver(feedback: Feedback, url: string): Promise<Delivery> {
  if (navigator.onLine === false) return enqueue(feedback) ? 'queued' : 'failed';
  return (await postFeedback(feedback, url)) === 'stored' ? 'stored' : 'failed';
}
