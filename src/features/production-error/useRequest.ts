import { useMemo, useSyncExternalStore } from 'react';
import { useRouter } from 'next/router';

/** The request in a URL such as `?code=11&args[]=primary&args[]=500`. */
export interface ErrorRequest {
  /** The unvalidated value in the URL; there is no error for a code that is not a number. */
  code: string;
  args: readonly string[];
}

/** Parses the query of a URL; null without a code. */
export function readRequest(search: string): ErrorRequest | null {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  return code === null ? null : { code, args: query.getAll('args[]') };
}

const subscribe = () => () => undefined;

/** Returns the error in the URL; null without one, and during hydration. */
export function useRequest(): ErrorRequest | null {
  // Only for a new render after each navigation: the URL is known before the router has parsed it.
  useRouter();
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => readRequest(search), [search]);
}
