import { useEffect, useState } from 'react';
import { fetchPostcards } from './postcardService';
import type { PostcardPage, PostcardRequest } from './postcardService';

interface Loaded extends PostcardPage {
  request?: PostcardRequest;
}

const nothing: Loaded = { postcards: [], total: 0 };

/** Loads the first page of a search, and the next one each time `loadMore` is called. */
export function usePostcards() {
  const [request, setRequest] = useState({ query: '', offset: 0 });
  const [loaded, setLoaded] = useState(nothing);
  const loading = loaded.request !== request;

  useEffect(() => {
    const stop = new AbortController();
    fetchPostcards(request, stop.signal).then(
      ({ postcards, total }) =>
        setLoaded((before) => ({
          request,
          total,
          postcards: [
            ...before.postcards.slice(0, request.offset),
            ...postcards,
          ],
        })),
      () => {
        // A newer search replaced this one.
      },
    );
    return () => stop.abort();
  }, [request]);

  const { postcards, total } =
    loaded.request?.query === request.query ? loaded : nothing;
  return {
    postcards,
    total,
    loading,
    search: (query: string) => setRequest({ query, offset: 0 }),
    loadMore: () => {
      if (loading || postcards.length === total) return;
      setRequest({ ...request, offset: postcards.length });
    },
  };
}
