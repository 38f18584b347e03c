import { readStored, writeStored } from '@/base/storage';
import { isFeedback } from '../isFeedback';
import { postFeedback, type SentFeedback } from './postFeedback';

const key = 'feedback-queue';

/** Maximum length of the queue. */
const limit = 20;

/** Reads the queue; a corrupt value counts as empty. */
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

/** Adds feedback to the queue. Returns false if it could not be stored. */
export function enqueue(feedback: SentFeedback): boolean {
  const waiting = readQueue();
  if (waiting.length >= limit) return false;
  if (writeQueue([...waiting, feedback])) return true;
  // The reader is asked to try again, so this page must not also send it from memory.
  writeQueue(waiting);
  return false;
}

/** Milliseconds until a write of another tab is visible in this one; a lock is granted sooner. */
const settling = 250;

let isSending = false;

/** Sends the queue, from one tab at a time; browsers without locks may send from two. Never throws. */
async function sendQueue(url: string): Promise<void> {
  if (isSending || readQueue().length === 0) return;
  isSending = true;
  try {
    if (!('locks' in navigator)) await sendWaiting(url);
    else await navigator.locks.request(key, () => settle().then(() => sendWaiting(url)));
  } catch {
    // The browser denied the lock: the queue stays as it is.
  }
  isSending = false;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, settling));

/** Sends queued feedback one by one; what fails stays in the queue. */
async function sendWaiting(url: string): Promise<void> {
  for (let [first] = readQueue(); first; [first] = readQueue()) {
    if ((await postFeedback(first, url)) === 'failed') break;
    // Another tab may have added to the queue: remove only this one.
    const sent = JSON.stringify(first);
    const rest = readQueue().filter((feedback) => JSON.stringify(feedback) !== sent);
    // If it cannot be removed, it would be sent again and again.
    if (!writeQueue(rest)) break;
  }
}

/** Sends the queue now and whenever the connection comes back. Returns a function that stops this. */
export function followConnection(url: string): () => void {
  const send = () => void sendQueue(url);
  if (navigator.onLine !== false) send();
  window.addEventListener('online', send);
  return () => window.removeEventListener('online', send);
}
