import { readStored, writeStored } from '@/base/storage';
import type { Feedback } from '@/model';
import { postFeedback } from './postFeedback';

const key = 'feedback-queue';

/** Feedback kept at most while the reader is offline. */
const mostKept = 20;

/** What waits to be sent; a corrupt value counts as nothing. */
export function readQueue(): Feedback[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isFeedback).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

const texts = ['page', 'section', 'comment', 'product', 'version', 'language'] as const;

function isFeedback(value: unknown): value is Feedback {
  const { rating, ...rest } = (value ?? {}) as Partial<Feedback>;
  return (rating === 0 || rating === 1) && texts.every((name) => typeof rest[name] === 'string');
}

function writeQueue(feedback: readonly Feedback[]): boolean {
  return writeStored(key, feedback.length > 0 ? JSON.stringify(feedback) : null);
}

/** Keeps feedback until there is a connection; says whether it could be kept. */
export function enqueue(feedback: Feedback): boolean {
  const waiting = readQueue();
  return waiting.length < mostKept && writeQueue([...waiting, feedback]);
}

let isSending = false;

/** Sends what waits, one after the other; what does not arrive goes on waiting. */
async function sendQueue(url: string): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let [first] = readQueue(); first; [first] = readQueue()) {
    if ((await postFeedback(first, url)) === 'failed') break;
    // Meanwhile another tab may have added to it, or sent it: only this one leaves.
    const sent = JSON.stringify(first);
    const rest = readQueue().filter((feedback) => JSON.stringify(feedback) !== sent);
    // What cannot be forgotten would be sent again and again.
    if (!writeQueue(rest)) break;
  }
  isSending = false;
}

/** Sends what waits now and whenever the connection comes back. Returns a function that ends it. */
export function followConnection(url: string): () => void {
  const send = () => void sendQueue(url);
  if (navigator.onLine !== false) send();
  window.addEventListener('online', send);
  return () => window.removeEventListener('online', send);
}
