import { useEffect, useSyncExternalStore } from 'react';
import { followClicks, loadTag, sampleWebVitals } from '@/base/analytics';
import { siteProductId, type ProductFacts } from '@/model';
import { environment } from '@/site';
import { usePageViews, type PageProduct } from './usePageViews';
import { useUserProperties } from './useUserProperties';

/** Properties of {@link Analytics}. */
export interface AnalyticsProps {
  /** The product of the page; undefined for pages outside of products. */
  product?: Pick<ProductFacts, 'id' | 'category'>;
}

/** Product facts for pages outside of products. */
const site: PageProduct = { id: siteProductId, category: 'docs' };

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * Sends page views, clicks, properties of the reader's setup and, for a few visits, web vitals to analytics. Renders
 * nothing.
 */
export function Analytics({ product = site }: AnalyticsProps) {
  // During hydration, stores have the server's values; the reader's settings are known afterwards.
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
