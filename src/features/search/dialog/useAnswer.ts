import { useEffect, useSyncExternalStore } from 'react';
import type { FoundGroup } from '../engine/groupFound';
import type { Question } from '../engine/SearchEngine';
import type { SearchState } from '../worker/SearchClient';
import { searchClient } from '../worker/client';
import { useHosted } from './useHosted';

/** Results of the current question so far. */
export interface CurrentAnswer extends SearchState {
  groups: readonly FoundGroup[];
  count: number;
  retry: () => void;
}

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
