/** Key in the history state that marks entries created by the page itself, by changing the query. */
const mark = 'isOwnEntry';

/** Whether the page created this history entry, or created others from it: all of them show the same page. */
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

/** The id that the hash of the address names; null when there is none, or it cannot be read. */
export function readHashTarget(): string | null {
  try {
    return decodeURIComponent(window.location.hash.slice(1)) || null;
  } catch {
    return null;
  }
}
