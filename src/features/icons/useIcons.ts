import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { IconFacts, IconStyleFile, Synonyms } from '@/model';
import { loadIcons, loadSynonyms } from './loadIcons';
import type { Icon } from './readIcons';
import type * as Search from './findIcons';
import type { IconGrid } from './IconGrid';
import { useIntent } from './useIntent';

/** What has loaded so far. */
export interface LoadedIcons {
  /** Undefined while they load. */
  icons: readonly Icon[] | undefined;
  /** The search module. Loaded with the icons, so that it is not part of the page's first JavaScript. */
  search: typeof Search | undefined;
  /** The component of the grid, loaded with the icons. */
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

/** Loads the icons of a style when the reader is near an element, or when `isAsked` is true. */
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
