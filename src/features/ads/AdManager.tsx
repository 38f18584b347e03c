import { createPortal } from 'react-dom';
import { AdErrorBoundary } from './AdErrorBoundary';
import { useLoadedAd } from './useLoadedAd';

/** Properties of {@link AdManager}. */
export interface AdManagerProps {
  /** Address of the page. Each new address gets a new ad. */
  pathname: string;
}

/** Renders the page's ad into its slot, once the page has loaded and the browser is idle. */
export function AdManager({ pathname }: AdManagerProps) {
  const ad = useLoadedAd(pathname);
  if (!ad) return null;
  const { place, PageAd } = ad;
  return createPortal(
    <AdErrorBoundary key={pathname} label="page">
      <PageAd />
    </AdErrorBoundary>,
    place,
  );
}
