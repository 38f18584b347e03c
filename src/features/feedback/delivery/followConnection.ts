import { postFeedback } from './postFeedback';
import { queueKey, readQueue, writeQueue } from './queue';

/** Milliseconds until a write of another tab is visible in this one; a lock is granted sooner. */
const settling = 250;

let isSending = false;

/** Sends the queue, from one tab at a time; browsers without locks may send from two. Never throws. */
async function sendQueue(url: string): Promise<void> {
  if (isSending || readQueue().length === 0) return;
  isSending = true;
  try {
    if (!('locks' in navigator)) await sendWaiting(url);
    else await navigator.locks.request(queueKey, () => settle().then(() => sendWaiting(url)));
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
