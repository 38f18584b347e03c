import { useSyncExternalStore } from 'react';

/** Returns the hash of the URL, which survives reloads and can be shared; empty on the server. */
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

/** Returns the id of the chosen kind; undefined for all. */
export function useChosenKind(ids: readonly string[]): string | undefined {
  const hash = useHash();
  return ids.find((id) => id === hash);
}
