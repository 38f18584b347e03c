import { readStored, writeStored } from '@/base/storage';
import { isFeedback } from '../isFeedback';
import type { SentFeedback } from './postFeedback';

/** Key in local storage, and name of the lock of the tab that sends. */
export const queueKey = 'feedback-queue';

/** Maximum length of the queue. */
const limit = 20;

/** Reads the queue; a corrupt value counts as empty. */
export function readQueue(): SentFeedback[] {
  try {
    const value: unknown = JSON.parse(readStored(queueKey) ?? '[]');
    return Array.isArray(value) ? value.filter(isFeedback).slice(0, limit) : [];
  } catch {
    return [];
  }
}

/** Replaces the queue. Returns false if it could not be stored. */
export function writeQueue(feedback: readonly SentFeedback[]): boolean {
  return writeStored(queueKey, feedback.length > 0 ? JSON.stringify(feedback) : null);
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
