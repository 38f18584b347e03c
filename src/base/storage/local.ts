/** Values that the browser refused to store, because storage is blocked or full; they last as long as the page. */
const unkept = new Map<string, string | null>();

/** Returns the stored value of `key`, or null. If storage is blocked, returns the value that this page wrote. */
export function readStored(key: string): string | null {
  const own = unkept.get(key);
  if (own !== undefined) return own;
  try {
    const kept: unknown = window.localStorage.getItem(key);
    // Another script may have replaced the storage object by one that returns anything.
    return typeof kept === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Stores `value` under `key`, or removes the key if it is null. Returns whether that succeeded. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    unkept.delete(key);
    return true;
  } catch {
    unkept.set(key, value);
    return false;
  }
}

/**
 * Calls `listener` with the key that another tab changed, or with null if any key may have changed. Returns a function
 * that removes the listener.
 */
export function watchStored(listener: (key: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The other tab could store what this one could not.
    if (event.key !== null) unkept.delete(event.key);
    listener(event.key);
  };
  // A page in the back-forward cache receives no storage events.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener(null);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
