import { useCallback, useEffect, useState } from 'react';
import { sourcesChanged } from '@/base/author-events';
import type { DemoSource } from '@/model';
import { fetchSource, forgetSources } from './fetchSource';

/** The loading state of a source. */
export interface SourceState {
  source: DemoSource | null;
  failed: boolean;
  retry: () => void;
}

/** Fetches a demo's source once `wanted` is true. */
export function useSource(url: string, wanted: boolean): SourceState {
  const [source, setSource] = useState<DemoSource | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    fetchSource(url).then(
      (answer) => current && setSource(answer),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [url, wanted, attempt]);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return undefined;
    const renew = () => {
      forgetSources();
      setAttempt((count) => count + 1);
    };
    window.addEventListener(sourcesChanged, renew);
    return () => window.removeEventListener(sourcesChanged, renew);
  }, []);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { source, failed, retry };
}
