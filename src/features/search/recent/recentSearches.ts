import { readStored, writeStored } from '@/base/storage';

/** Key in local storage: a JSON list of queries, the latest first. */
export const recentKey = 'docs-recent-searches';

/** Maximum number of stored queries. */
const limit = 6;

/** Maximum length of a query. */
const longest = 100;

/** Returns recent queries, the latest first; invalid values in storage are ignored. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(recentKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return [...new Set(stored.filter(isSearch))].slice(0, limit);
  } catch {
    return [];
  }
}

/** Stores a query as the latest. */
export function keepRecent(text: string): void {
  const search = text.trim();
  if (!isSearch(search)) return;
  write([search, ...readRecent().filter((one) => one !== search)].slice(0, limit));
}

/** Removes a query, or all. */
export function forgetRecent(text?: string): void {
  write(text === undefined ? [] : readRecent().filter((one) => one !== text));
}

function write(searches: readonly string[]): void {
  writeStored(recentKey, searches.length > 0 ? JSON.stringify(searches) : null);
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}
