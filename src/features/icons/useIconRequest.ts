import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changeQuery } from '@/base/address';
import type { IconFacts } from '@/model';
import { readAddress, writeAddress, type IconRequest } from './iconAddress';

/** Milliseconds after the last key until the URL is updated: browsers limit the rate of history changes. */
const typingPause = 250;

/** The current state of the search, and how to change it. */
export interface IconView {
  request: IconRequest;
  /** Whether the state is unchanged since it was read from the URL. */
  isFromAddress: boolean;
  search: (query: string) => void;
  choose: (style: IconRequest['style']) => void;
  /** Opens the dialog of an icon, in a new history entry. */
  open: (selected: string) => void;
  close: () => void;
}

/** Keeps the state of the search in sync with the URL. */
export function useIconRequest(icons: IconFacts): IconView {
  const [view, setView] = useState(() => ({
    request: readAddress('', icons),
    isFromAddress: true,
  }));
  const { request } = view;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  // Whether the open dialog has a history entry of its own, which closing it leaves.
  const isPushed = useRef(false);
  useFollowAddress(icons, (read) => {
    clearTimeout(timer.current);
    if (!read.selected) isPushed.current = false;
    setView({ request: read, isFromAddress: true });
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: IconRequest, how: 'replace' | 'push', delay = 0) => {
    clearTimeout(timer.current);
    setView({ request: next, isFromAddress: false });
    const write = () => changeQuery(writeAddress(next, window.location.search, icons), how);
    if (delay > 0) timer.current = setTimeout(write, delay);
    else write();
  };
  return {
    ...view,
    search: (query) => change({ ...request, query }, 'replace', typingPause),
    choose: (style) => change({ ...request, style }, 'replace'),
    open: (selected) => {
      isPushed.current = true;
      // What was typed last may still be due, and belongs to the entry that closing the dialog leads back to.
      change(request, 'replace');
      change({ ...request, selected }, 'push');
    },
    close: () => {
      if (!request.selected) return;
      if (isPushed.current) window.history.back();
      else change({ ...request, selected: undefined }, 'replace');
    },
  };
}

/** Calls `tell` with the state in the URL: after hydration, after going back or forward, and after a navigation. */
function useFollowAddress(icons: IconFacts, tell: (request: IconRequest) => void): void {
  const { asPath } = useRouter();
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const read = useCallback(
    () => latest.current(readAddress(window.location.search, icons)),
    [icons],
  );
  useEffect(read, [read, asPath]);
  useEffect(() => {
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [read]);
}
