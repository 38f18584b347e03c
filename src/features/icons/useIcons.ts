import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { IconFacts, IconStyleFile, Synonyms } from '@/model';
import { loadIcons, loadSynonyms } from './loadIcons';
import type { Icon } from './readIcons';
import type * as Search from './findIcons';
import type { IconGrid } from './IconGrid';
import { useIntent } from './useIntent';

/** What was fetched so far. */
export interface LoadedIcons {
  /** Undefined until they arrive. */
  icons: readonly Icon[] | undefined;
  /** How icons are found; it comes with them, because a page's first JavaScript needn't hold it. */
  search: typeof Search | undefined;
  /** Renders them; it comes with them too. */
  Grid: typeof IconGrid | undefined;
  synonyms: Synonyms;
  hasFailed: boolean;
  retry: () => void;
}

interface Fetched {
  url: string;
  icons?: readonly Icon[];
  search?: typeof Search;
  Grid?: typeof IconGrid;
}

const noSynonyms: Synonyms = {};

/** Fetches the icons of a style when a reader comes near an element, or `isAsked` says so. */
export function useIcons(
  element: RefObject<HTMLElement>,
  { facts, style, isAsked }: { facts: IconFacts; style: IconStyleFile; isAsked: boolean },
): LoadedIcons {
  const isNear = useIntent(element);
  const [fetched, setFetched] = useState<Fetched>({ url: '' });
  const [synonyms, setSynonyms] = useState(noSynonyms);
  const [attempt, setAttempt] = useState(0);
  const isWanted = isNear || isAsked;
  const { synonymsUrl } = facts;
  const { url } = style;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLatest = true;
    const keep = (all: Omit<Fetched, 'url'>) => isLatest && setFetched({ url, ...all });
    Promise.all([loadIcons(url), import('./findIcons'), import('./IconGrid')]).then(
      ([icons, search, { IconGrid: Grid }]) => keep({ icons, search, Grid }),
      () => keep({}),
    );
    loadSynonyms(synonymsUrl).then(setSynonyms, () => {});
    return () => {
      isLatest = false;
    };
  }, [isWanted, url, synonymsUrl, attempt]);
  const isFetched = fetched.url === url;
  const retry = useCallback(() => {
    setFetched({ url: '' });
    setAttempt((last) => last + 1);
  }, []);
  return {
    icons: isFetched ? fetched.icons : undefined,
    search: fetched.search,
    Grid: fetched.Grid,
    synonyms,
    hasFailed: isFetched && !fetched.icons,
    retry,
  };
}
