import { useRouter } from 'next/router';
import { useMemo, useSyncExternalStore } from 'react';
import { readRequest, type ErrorRequest } from './readRequest';

const subscribe = () => () => undefined;

/** The error the address asks for; null when it asks for none, and while the page hydrates. */
export function useRequest(): ErrorRequest | null {
  // Renders again after each navigation; the address itself is known before the router has looked at it.
  useRouter();
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => readRequest(search), [search]);
}
