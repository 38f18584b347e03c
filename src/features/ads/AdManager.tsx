import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import { AdErrorBoundary } from './AdErrorBoundary';
import { findPlace } from './place/findPlace';
import { whenIdle } from './whenIdle';

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
