import type { Feedback } from '@/model';
import { postFeedback } from './postFeedback';
import { enqueue } from './queue';

/** The outcome shown to the reader: stored, queued until there is a connection, or failed. */
export type Delivery = 'stored' | 'queued' | 'failed';

/** Sends feedback, or queues it while the reader is offline. */
export async function sendOrQueue(words: Feedback, url: string): Promise<Delivery> {
  const feedback = { ...words, id: idOf(words) };
  if (navigator.onLine === false) return enqueue(feedback) ? 'queued' : 'failed';
  return (await postFeedback(feedback, url)) === 'stored' ? 'stored' : 'failed';
}

const ids = new Map<string, string>();

/** Returns the id of feedback. The same text sent again has the same id, so that it is stored once. */
function idOf(feedback: Feedback): string {
  const words = JSON.stringify(feedback);
  const id = ids.get(words) ?? createId();
  ids.set(words, id);
  return id;
}

/** Creates a random id of 32 hex digits. (`crypto.randomUUID` is only available over HTTPS.) */
function createId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(numbers, (number) => number.toString(16).padStart(8, '0')).join('');
}
