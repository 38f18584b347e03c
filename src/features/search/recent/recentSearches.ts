import { readStored, writeStored } from '@/base/storage';

/** Where the browser keeps them: a JSON list of what was typed, the latest first. */
export const recentKey = 'docs-recent-searches';

/** How many are kept. */
const limit = 6;

/** Longer texts are no searches of a reader. */
const longest = 100;

/** What the reader searched for, the latest first; what somebody else wrote there is ignored. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(recentKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return [...new Set(stored.filter(isSearch))].slice(0, limit);
  } catch {
    return [];
  }
}

/** Keeps a search as the latest. */
export function keepRecent(text: string): void {
  const search = text.trim();
  if (!isSearch(search)) return;
  write([search, ...readRecent().filter((one) => one !== search)].slice(0, limit));
}

/** Forgets a search, or all. */
export function forgetRecent(text?: string): void {
  write(text === undefined ? [] : readRecent().filter((one) => one !== text));
}

function write(searches: readonly string[]): void {
  writeStored(recentKey, searches.length > 0 ? JSON.stringify(searches) : null);
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}
