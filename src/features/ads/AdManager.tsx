import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import { AdErrorBoundary } from './AdErrorBoundary';
import { findPlace } from './place/findPlace';

/** Properties of {@link AdManager}. */
export interface AdManagerProps {
  /** Address of the page: another one brings another ad. */
  pathname: string;
}

const loadAd = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./PageAd'));

/** Brings the ad into its place once the page is ready and has nothing more urgent to do. */
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

/** Milliseconds after which an ad comes even if the page never rests. */
const patience = 3000;

/**
 * Does something when the browser has nothing more urgent to do; a failure (a file that did not arrive) leaves
 * nothing behind. Returns a function that calls it off; `isOver` says whether it was.
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
