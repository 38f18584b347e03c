import fs from 'node:fs/promises';
import path from 'node:path';
import { isFeedback } from '../isFeedback';
import type { StoredFeedback } from './createFeedbackHandler';

/** Reads the feedback in `file` and in the renamed files next to it, oldest first, and counts unreadable lines. */
export async function readFeedback(
  file: string,
): Promise<{ feedback: StoredFeedback[]; unreadable: number }> {
  const folder = path.dirname(file);
  const names = await fs.readdir(folder).catch(() => []);
  const own = names.filter((name) => name.startsWith(path.basename(file)));
  const texts = await Promise.all(own.map((name) => fs.readFile(path.join(folder, name), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n')).filter(Boolean);
  const feedback = lines.flatMap((line) => readLine(line) ?? []);
  feedback.sort((a, b) => a.time.localeCompare(b.time));
  return { feedback, unreadable: lines.length - feedback.length };
}

function readLine(line: string): StoredFeedback | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isStored(value: unknown): value is StoredFeedback {
  const { time, host } = (value ?? {}) as Partial<StoredFeedback>;
  return isFeedback(value) && typeof time === 'string' && typeof host === 'string';
}
