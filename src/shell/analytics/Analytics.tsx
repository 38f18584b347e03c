import { useEffect, useSyncExternalStore } from 'react';
import { followClicks, loadTag, sampleWebVitals } from '@/base/analytics';
import { siteProductId, type ProductFacts } from '@/model';
import { environment } from '@/site';
import { usePageViews, type PageProduct } from './usePageViews';
import { useUserProperties } from './useUserProperties';

/** Properties of {@link Analytics}. */
export interface AnalyticsProps {
  /** The product of the page; pages of the site itself have none. */
  product?: Pick<ProductFacts, 'id' | 'category'>;
}

/** What counts for a page that belongs to no product. */
const site: PageProduct = { id: siteProductId, category: 'docs' };

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** Tells analytics of the visit: pages, clicks, the reader's setup, and for a few visits web vitals. Renders nothing. */
export function Analytics({ product = site }: AnalyticsProps) {
  // While the page hydrates, its stores say what the server said; what the reader chose is known from then on.
  const isHydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  useEffect(() => {
    if (environment.analyticsId) loadTag(environment.analyticsId);
    void sampleWebVitals(() => import('web-vitals'));
    return followClicks();
  }, []);
  return isHydrated ? <Visit product={product} /> : null;
}

function Visit({ product }: { product: PageProduct }) {
  useUserProperties();
  usePageViews(product);
  return null;
}
