import { useMemo, type RefObject } from 'react';
import type { IconFacts } from '@/model';
import type { IconRequest } from './iconAddress';
import { useIcons } from './useIcons';

/**
 * Returns what has loaded of a package's icons, with those that a request finds; undefined while they load. They load
 * when the reader is near the section, or asks for icons.
 */
export function useFoundIcons(
  section: RefObject<HTMLElement>,
  facts: IconFacts,
  { query, style, selected }: IconRequest,
) {
  const isAsked = query !== '' || selected !== undefined;
  const loaded = useIcons(section, { facts, style, isAsked });
  const { icons, search, synonyms } = loaded;
  const optional = useMemo(() => search?.optionalWords(facts) ?? [], [search, facts]);
  const found = useMemo(
    () => icons && search?.findIcons(icons, query, { synonyms, optional }),
    [icons, search, query, synonyms, optional],
  );
  return { ...loaded, found };
}
