import { useEffect, useMemo, useState } from 'react';
import { useCodeVariant } from '@/base/code';
import { useCounterparts, useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { useThemeDispatch } from '@/base/theme/settings/useThemeDispatch';
import { productOfPath } from '@/model';
import type { SearchContext } from '../engine/found';
import type { Question } from '../engine/SearchEngine';
import { filterCommands, listCommands } from '../commands/listCommands';
import { forgetRecent, readRecent } from '../recent/recentSearches';
import { searchClient } from '../worker/client';
import { groupOf, kindFilters, resultGroups, type Entry, type EntryGroup } from './entries';
import type { Filters } from './FilterBar';
import { useAnswer, useSearchState, type CurrentAnswer } from './useAnswer';
import './texts';

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
  const shown = isSearch ? [...results, ...(answer.count > 0 ? [] : nearest)] : start.groups;
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

/** Returns recent searches, the product's starting points, and the entry that lists commands. */
function useStart({ pathname = '/' }: SearchContext, isEmpty: boolean) {
  const t = useTranslate();
  const { products } = useDocsConfig();
  const [changes, setChanges] = useState(0);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a search was kept, or forgotten
  const recent = useMemo(() => readRecent(), [isEmpty, changes]);
  const product = productOfPath(products, pathname);
  const points = product
    ? (product.startingPoints ?? [])
    : products
        .filter(({ listed }) => listed)
        .flatMap(({ startingPoints = [] }) => startingPoints.slice(0, 2));
  const groups = [
    ...groupOf(
      t('search.recent'),
      recent.map((text): Entry => ({ type: 'query', key: `recent ${text}`, text, isRecent: true })),
    ),
    ...groupOf(
      t('search.start'),
      points.map(({ title, href }): Entry => ({ type: 'place', key: href, title, href })),
    ),
  ];
  const forget = (text?: string) => {
    forgetRecent(text);
    setChanges((count) => count + 1);
  };
  return { groups, forget };
}

function useCommands({ pathname = '/' }: SearchContext, typed: string | undefined): EntryGroup[] {
  const t = useTranslate();
  const { products } = useDocsConfig();
  const dispatch = useThemeDispatch();
  const [, chooseCode] = useCodeVariant();
  const { facts } = useFacts(pathname, typed !== undefined);
  const elsewhere = useCounterparts();
  if (typed === undefined) return [];
  const product = productOfPath(products, pathname);
  // Pages of products have a Markdown version next to them (contract §3).
  const markdownUrl = product ? pathname.replace(/\/$/, '.md') : undefined;
  const counterparts = products.flatMap(({ id, name }) => {
    const href = elsewhere[id];
    return href ? [{ name, href }] : [];
  });
  const around = { facts, counterparts, product, markdownUrl };
  const commands = listCommands({ ...around, dispatch, chooseCode });
  const shown = filterCommands(commands, typed, ({ label, params }) => t(label, params));
  return groupOf(
    t('search.commands'),
    shown.map((command): Entry => ({ type: 'command', key: command.key, command })),
  );
}

/** Returns facts about the current page from the index, once they are asked for. */
function useFacts(pathname: string, isAsked: boolean) {
  const { facts } = useSearchState();
  useEffect(() => {
    if (isAsked) searchClient.describe(pathname);
  }, [pathname, isAsked]);
  return { facts: facts?.pathname === pathname ? facts : undefined };
}
