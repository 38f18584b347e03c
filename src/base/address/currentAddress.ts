/** Key in the history state that marks entries created by the page itself, by changing the query. */
const mark = 'isOwnEntry';

/** Whether the page created this history entry, or another entry from it. All of these show the same page. */
export function isOwnEntry(state: unknown): boolean {
  return (state as Record<string, unknown> | null)?.[mark] === true;
}

/**
 * Changes the query of the URL without a navigation, in the current history entry or in a new one. The entry keeps the
 * state that Next needs to come back to it from another page.
 */
export function changeQuery(search: string, how: 'replace' | 'push'): void {
  const { pathname, hash } = window.location;
  const address = pathname + search + hash;
  const state = { ...(window.history.state as object | null), [mark]: true };
  if (how === 'push') window.history.replaceState(state, '');
  window.history[`${how}State`]({ ...state, as: address }, '', address);
}

/** Returns the id in the hash of the URL; null if there is no hash or it cannot be decoded. */
export function readHashTarget(): string | null {
  try {
    return decodeURIComponent(window.location.hash.slice(1)) || null;
  } catch {
    return null;
  }
}
