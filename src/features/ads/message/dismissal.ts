import { readStored, writeStored } from '@/base/storage';

const key = 'ads-message-dismissed';

/** How long a dismissed message stays away (ms): 30 days. */
export const dismissalSpan = 30 * 24 * 60 * 60 * 1000;

/** Whether the reader dismissed the message less than 30 days ago. */
export function isDismissed(now = Date.now()): boolean {
  const since = now - Number(readStored(key) ?? Number.NaN);
  return since >= 0 && since < dismissalSpan;
}

/** Stores that the reader dismissed the message. */
export function dismiss(now = Date.now()): void {
  writeStored(key, String(now));
}
