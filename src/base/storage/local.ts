/** What the browser would not keep: storage is blocked, or full. It lasts as long as the page. */
const unkept = new Map<string, string | null>();

/** What is kept under `key`; null when there is nothing. Where storage is blocked, what this page wrote. */
export function readStored(key: string): string | null {
  const own = unkept.get(key);
  if (own !== undefined) return own;
  try {
    const kept: unknown = window.localStorage.getItem(key);
    // Somebody else's storage may stand there, which gives anything.
    return typeof kept === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps `value` under `key`, or forgets the key when it is null; says whether the browser agreed. */
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
 * Calls `listener` with the key that another tab changed, or with null when any key may have changed. Returns a
 * function that ends it.
 */
export function watchStored(listener: (key: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The other tab could write what this one could not.
    if (event.key !== null) unkept.delete(event.key);
    listener(event.key);
  };
  // A page that slept in the back-forward cache heard nothing of other tabs.
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
