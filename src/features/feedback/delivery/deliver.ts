import type { Feedback } from '@/model';
import { postFeedback } from './postFeedback';
import { enqueue } from './queue';

/** What the reader is told: it is stored, it waits for a connection, or it has to be tried again. */
export type Delivery = 'stored' | 'queued' | 'failed';

/** Delivers feedback, or keeps it for later while the reader is offline. */
export async function deliver(words: Feedback, url: string): Promise<Delivery> {
  const feedback = { ...words, id: idOf(words) };
  if (navigator.onLine === false) return enqueue(feedback) ? 'queued' : 'failed';
  return (await postFeedback(feedback, url)) === 'stored' ? 'stored' : 'failed';
}

const ids = new Map<string, string>();

/** The id of feedback: the same text sent again has the same id, so that it is stored once. */
function idOf(feedback: Feedback): string {
  const words = JSON.stringify(feedback);
  const id = ids.get(words) ?? createId();
  ids.set(words, id);
  return id;
}

/** `crypto.randomUUID` is missing where the site is not served by HTTPS. */
function createId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(numbers, (number) => number.toString(16).padStart(8, '0')).join('');
}
