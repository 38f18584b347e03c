/** What marks entries of the history that a page made itself, by changing the query of its address. */
const mark = 'isOwnEntry';

/** Whether a page made this entry of the history itself, or made others from it: each shows the same page. */
export function isOwnEntry(state: unknown): boolean {
  return (state as Record<string, unknown> | null)?.[mark] === true;
}

/**
 * Changes the query of the address without a navigation, in the current entry of the history or in a new one. Next
 * finds in the entry what it needs to come back to it from another page.
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
