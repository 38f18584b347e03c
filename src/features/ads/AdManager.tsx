import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import { AdErrorBoundary } from './AdErrorBoundary';
import { findPlace } from './place/findPlace';

/** Properties of {@link AdManager}. */
export interface AdManagerProps {
  /** Address of the page. Each new address gets a new ad. */
  pathname: string;
}

const loadAd = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./PageAd'));

/** Renders the page's ad into its slot, once the page has loaded and the browser is idle. */
export function AdManager({ pathname }: AdManagerProps) {
  const [ad, setAd] = useState<{ pathname: string; place: Element; PageAd: ComponentType }>();
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
  if (ad?.pathname !== pathname) return null;
  const { place, PageAd } = ad;
  return createPortal(
    <AdErrorBoundary key={pathname} label="page">
      <PageAd />
    </AdErrorBoundary>,
    place,
  );
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
