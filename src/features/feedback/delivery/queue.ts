import { readStored, writeStored } from '@/base/storage';
import { isFeedback } from '../isFeedback';
import { postFeedback, type SentFeedback } from './postFeedback';

const key = 'feedback-queue';

/** Feedback kept at most while the reader is offline. */
const limit = 20;

/** What waits to be sent; a corrupt value counts as nothing. */
export function readQueue(): SentFeedback[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isFeedback).slice(0, limit) : [];
  } catch {
    return [];
  }
}

function writeQueue(feedback: readonly SentFeedback[]): boolean {
  return writeStored(key, feedback.length > 0 ? JSON.stringify(feedback) : null);
}

/** Keeps feedback until there is a connection; says whether it could be kept. */
export function enqueue(feedback: SentFeedback): boolean {
  const waiting = readQueue();
  if (waiting.length >= limit) return false;
  if (writeQueue([...waiting, feedback])) return true;
  // The reader is told to try again: this page must not remember it, and send it as well.
  writeQueue(waiting);
  return false;
}

/** Milliseconds after which a tab surely reads what another has written: the lock comes sooner than that. */
const settling = 250;

let isSending = false;

/** Sends what waits, from one tab at a time; browsers without locks may send it from two. Never throws. */
async function sendQueue(url: string): Promise<void> {
  if (isSending || readQueue().length === 0) return;
  isSending = true;
  try {
    if (!('locks' in navigator)) await sendWaiting(url);
    else await navigator.locks.request(key, () => settle().then(() => sendWaiting(url)));
  } catch {
    // The browser gives this page no lock. What waits goes on waiting.
  }
  isSending = false;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, settling));

/** Sends what waits, one after the other; what does not arrive goes on waiting. */
async function sendWaiting(url: string): Promise<void> {
  for (let [first] = readQueue(); first; [first] = readQueue()) {
    if ((await postFeedback(first, url)) === 'failed') break;
    // Meanwhile another tab may have added to it: only this one leaves.
    const sent = JSON.stringify(first);
    const rest = readQueue().filter((feedback) => JSON.stringify(feedback) !== sent);
    // What cannot be forgotten would be sent again and again.
    if (!writeQueue(rest)) break;
  }
}

/** Sends what waits now and whenever the connection comes back. Returns a function that ends it. */
export function followConnection(url: string): () => void {
  const send = () => void sendQueue(url);
  if (navigator.onLine !== false) send();
  window.addEventListener('online', send);
  return () => window.removeEventListener('online', send);
}
