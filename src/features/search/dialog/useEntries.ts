import { useEffect, useMemo } from 'react';
import { useTranslate } from '@/base/i18n';
import { searchClient } from '../worker/client';
import { useAnswer, type CurrentAnswer } from './useAnswer';
import './texts';
import { groupOf, kindFilters, resultGroups, type Entry, type EntryGroup } from './entries';
import type { Filters } from './FilterBar';
import type { SearchContext } from '../engine/found';
import type { Question } from '../engine/SearchEngine';
import { useStart } from './useStart';
import { useCommands } from './useCommands';

/** Options of the list, with the facts for the status line. */
export interface FoundEntries extends Pick<
  CurrentAnswer,
  'shards' | 'failed' | 'isWaiting' | 'count' | 'retry'
> {
  /** Results, commands, or starting points. */
  groups: EntryGroup[];
  /** Whether the text is a query. */
  isSearch: boolean;
  /** Whether there are results; true if the text is not a query. */
  hasFound: boolean;
  /** Whether the filters are shown: from the first answer on, because rendering them before would delay it. */
  canFilter: boolean;
  /** A change makes the first option the active one. */
  resetKey: string;
  /** Removes one recent search, or all. */
  forget: (text?: string) => void;
}

/** What the reader has typed and filtered, and where. */
export interface Wanted {
  text: string;
  filters: Filters;
  context: SearchContext;
}

/** Returns the question for the search; its text is empty for commands, which begin with `>`. */
export function questionOf({ text, filters, context }: Wanted): Question {
  const isCommand = text.trimStart().startsWith('>');
  const kinds = filters.kind ? kindFilters[filters.kind] : [];
  return { text: isCommand ? '' : text, kinds, shard: filters.shard, context };
}

/** Returns the options of the list: results for a query, commands after `>`, and starting points for an empty field. */
export function useEntries(wanted: Wanted): FoundEntries {
  const { text, filters, context } = wanted;
  useEffect(() => searchClient.prepare(context.shard), [context]);
  const isCommand = text.trimStart().startsWith('>');
  const question = questionOf(wanted);
  const isSearch = question.text.trim() !== '';
  const answer = useAnswer(question);
  const start = useStart(context, text.trim() === '');
  const commands = useCommands(context, isCommand ? text.trimStart().slice(1) : undefined);
  const results = useMemo(() => resultGroups(answer.groups), [answer.groups]);
  const nearest = useNearest(answer);
  const hasFound = !isSearch || answer.count > 0;
  const hasAnswered = answer.answer !== undefined || answer.groups.length > 0;
  const canFilter = isSearch && (hasAnswered || answer.failed.length > 0);
  // The same array until the next answer: the list then doesn't render with every key.
  const found = answer.count > 0 ? results : [...results, ...nearest];
  const shown = isSearch ? found : start.groups;
  return {
    ...answer,
    ...{
      isSearch,
      hasFound,
      canFilter,
      groups: isCommand ? commands : shown,
      forget: start.forget,
    },
    resetKey: JSON.stringify([text, filters]),
  };
}

function useNearest({ answer }: CurrentAnswer): EntryGroup[] {
  const t = useTranslate();
  const words = answer?.nearest ?? [];
  const toEntry = (text: string): Entry => ({ type: 'query', key: text, text, isRecent: false });
  return groupOf(t('search.didYouMean'), words.map(toEntry));
}
