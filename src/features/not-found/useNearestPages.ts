import { useEffect, useState } from 'react';
import { withoutLanguage } from '@/base/address';
import { nearestPages, type KnownPage } from './nearestPages';

/**
 * Redirects to the page that the current address means, by `replace`, or returns similar pages once the list of all
 * pages has arrived; none before that.
 */
export function useNearestPages(replace: (address: string) => void): KnownPage[] {
  const [pages, setPages] = useState<KnownPage[]>([]);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const { pathname, search, hash } = window.location;
      const meant = withoutLanguage(pathname);
      const isMeant = meant !== null && (await isThere(meant));
      const known = isMeant ? [] : await fetchPages();
      if (isGone) return;
      if (isMeant) replace(meant + search + hash);
      else setPages(nearestPages(meant ?? pathname, known));
    };
    void find();
    return () => {
      isGone = true;
    };
  }, [replace]);
  return pages;
}

/** Requests the page from the host, which knows more pages than the list does, and follows its redirects. */
async function isThere(pathname: string): Promise<boolean> {
  try {
    return (await fetch(pathname, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

async function fetchPages(): Promise<KnownPage[]> {
  try {
    const answer = await fetch('/_pages.json');
    return answer.ok ? ((await answer.json()) as KnownPage[]) : [];
  } catch {
    return [];
  }
}
