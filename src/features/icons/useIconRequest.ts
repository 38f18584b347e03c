import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changeQuery } from '@/base/address';
import type { IconFacts } from '@/model';
import { readAddress, writeAddress, type IconRequest } from './iconAddress';

/** The address follows a reader who types after this many milliseconds: browsers limit how often it changes. */
const typingPause = 250;

/** What the reader sees of the icons, and how to change it. */
export interface IconView {
  request: IconRequest;
  /** Whether the reader has changed nothing yet since the address was read. */
  isFromAddress: boolean;
  search: (query: string) => void;
  choose: (style: IconRequest['style']) => void;
  /** Shows an icon by itself, in an entry of the history that Back leaves. */
  open: (selected: string) => void;
  close: () => void;
}

/** Keeps what the reader sees and the address the same. */
export function useIconRequest(icons: IconFacts): IconView {
  const [view, setView] = useState(() => ({
    request: readAddress('', icons),
    isFromAddress: true,
  }));
  const { request } = view;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  // Whether the icon that is shown has an entry of its own, which closing it leaves.
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
      change({ ...request, selected }, 'push');
    },
    close: () => {
      if (!request.selected) return;
      if (isPushed.current) window.history.back();
      else change({ ...request, selected: undefined }, 'replace');
    },
  };
}

/** Tells what the address asks for: once the page is there, after going back or forward, and after a navigation. */
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
