import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { environment } from '@/site';
import type { FoundGroup } from '../engine/groupFound';
import type { Question } from '../engine/SearchEngine';
import { queryHosted } from '../hosted/queryHosted';
import type { SearchState } from '../worker/SearchClient';
import { searchClient } from '../worker/client';

/** Results of the current question so far. */
export interface CurrentAnswer extends SearchState {
  groups: readonly FoundGroup[];
  count: number;
  retry: () => void;
}

const { searchAppId: appId, searchKey: key, searchIndexName: index } = environment;

/** The hosted search of this deployment, if it is configured. */
const hosted = appId && key && index ? { appId, key, index } : undefined;

/** Returns the latest state from the worker. */
export function useSearchState(): SearchState {
  return useSyncExternalStore(searchClient.subscribe, searchClient.get, searchClient.get);
}

/** Sends a question to the worker, which works on it while the page renders the typed text. */
export function ask({ text, kinds, shard, context }: Question): void {
  if (text.trim() !== '') searchClient.search({ text, kinds, shard, context });
}

/**
 * Returns results for a question: of the hosted search if it is configured, or of the local index if not or if that
 * fails.
 */
export function useAnswer(question: Question): CurrentAnswer {
  const state = useSearchState();
  const remote = useHosted(question);
  const { text, kinds, shard } = question;
  const asked = JSON.stringify([text, kinds, shard]);
  const { answer } = state;
  useEffect(() => {
    ask(question);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same question, whatever the objects
  }, [asked]);
  const groups = remote ?? answer?.groups ?? [];
  return {
    ...state,
    groups,
    count: remote ? groups.reduce((sum, { items }) => sum + items.length, 0) : (answer?.count ?? 0),
    isWaiting: !remote && state.isWaiting,
    retry: () => searchClient.retry(),
  };
}

/** Returns the results of the hosted search; undefined until it has responded, or if it failed. */
function useHosted({ text, kinds = [], shard }: Question): readonly FoundGroup[] | undefined {
  const { products } = useDocsConfig();
  const [answer, setAnswer] = useState<{ text: string; groups: readonly FoundGroup[] }>();
  // The hosted search does not support filters.
  const isFor = hosted && text.trim() !== '' && kinds.length === 0 && !shard;
  useEffect(() => {
    if (!hosted || !isFor) return undefined;
    let isLatest = true;
    queryHosted(hosted, text, products).then(
      (groups) => isLatest && setAnswer({ text, groups }),
      () => isLatest && setAnswer(undefined),
    );
    return () => {
      isLatest = false;
    };
  }, [isFor, text, products]);
  return isFor && answer?.text === text ? answer.groups : undefined;
}
