import { useEffect } from 'react';
import { useCodeVariant } from '@/base/code';
import { useCounterparts, useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { useThemeDispatch } from '@/base/theme/settings/useThemeDispatch';
import { productOfPath } from '@/model';
import type { SearchContext } from '../engine/found';
import { filterCommands, listCommands } from '../commands/listCommands';
import { searchClient } from '../worker/client';
import { groupOf, type Entry, type EntryGroup } from './entries';
import { useSearchState } from './useAnswer';

/** Returns the commands that match what was typed after `>`; none while that is undefined. */
export function useCommands(
  { pathname = '/' }: SearchContext,
  typed: string | undefined,
): EntryGroup[] {
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
