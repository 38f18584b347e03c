import { useSyncExternalStore } from 'react';

/** The part of the address after `#`, which survives a reload and can be sent to somebody; empty on the server. */
function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The kind the reader chose to see, one of these ids; undefined for all. */
export function useChosenKind(ids: readonly string[]): string | undefined {
  const hash = useHash();
  return ids.find((id) => id === hash);
}
