import { useEffect, useState, type ComponentType } from 'react';
import { onlyInBrowsers } from '@/base/only-in-browsers';

interface LoadedAd {
  pathname: string;
  /** Slot of the ad. */
  place: Element;
  PageAd: ComponentType;
}

const loadAd = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./PageAd'));

/** Loads the page's ad once the browser is idle. Returns undefined until then, and for pages without ads. */
export function useLoadedAd(pathname: string): LoadedAd | undefined {
  const [ad, setAd] = useState<LoadedAd>();
  useEffect(
    () =>
      whenIdle(async (isOver) => {
        const place = findPlace(document);
        if (!place) return;
        const { PageAd } = await loadAd();
        if (!isOver()) setAd({ pathname, place, PageAd });
      }),
    [pathname],
  );
  return ad?.pathname === pathname ? ad : undefined;
}

/**
 * Returns the slot of a page's ad, which follows the description, or the tab bar of a page with tabs. Undefined for
 * pages without ads, and when a script or an extension removed the slot.
 */
export function findPlace(main: ParentNode): HTMLElement | undefined {
  const slot = main.querySelector('p.description')?.nextElementSibling?.firstElementChild;
  return slot instanceof HTMLElement && slot.matches('[data-ad-slot]') ? slot : undefined;
}

/** Milliseconds after which the ad loads even if the browser is never idle. */
const patience = 3000;

/**
 * Runs `work` when the browser is idle, and ignores its failure, such as a chunk that cannot be loaded. Returns a
 * function that cancels it; `isOver` tells `work` whether it was canceled.
 */
function whenIdle(work: (isOver: () => boolean) => Promise<void>): () => void {
  let over = false;
  const run = () => void (over || work(() => over).catch(() => undefined));
  const handle = window.requestIdleCallback
    ? window.requestIdleCallback(run, { timeout: patience })
    : window.setTimeout(run, 200);
  return () => {
    over = true;
    (window.cancelIdleCallback ?? window.clearTimeout)(handle);
  };
}
