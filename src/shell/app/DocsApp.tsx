import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useEffect, useMemo } from 'react';
import { AdProvider } from '@/features/ads';
import { CodeBlocks } from '@/features/code-blocks';
import { startOffline, useWholePage } from '@/features/offline';
import { NavigationProgress } from '@/features/progress';
import { DocsProvider } from '@/base/docs-config';
import { ThemeProvider } from '@/base/theme/settings';
import { productOfPath } from '@/model';
import { beforeHydration } from '@/workarounds/sliced-hydration/beforeHydration';
import { readAdServices } from '../ads/adServices';
import { Analytics } from '../analytics/Analytics';
import { DocFrame, type SiteFacts } from '../page/DocFrame';
import type { DocPageProps } from '../page/DocPage';
import { takeEarlyClicks } from '../hydration/earlyClicks';
import { showProblems, useEdits } from '../development';
import type { AuthorsProps } from '../server/readPageProblems';
import type { SitePage } from './sitePage';
import { useHydrated } from './useHydrated';
import { usePreloadedBlocks } from './usePreloadedBlocks';
import { useScrollRestoration } from './useScrollRestoration';

interface DocsAppProps extends AppProps<Partial<DocPageProps> & AuthorsProps> {
  facts: SiteFacts;
}

// Runs in time: Next loads this module before it hydrates the page.
beforeHydration(takeEarlyClicks);

/** Constant elements, which React skips when the page changes. */
const always = (
  <>
    <NavigationProgress />
    <CodeBlocks />
  </>
);

/** Renders what surrounds every page and stays mounted during navigation. */
export function DocsApp(arrived: DocsAppProps) {
  const { needsView } = arrived.Component as SitePage<object>;
  const isWhole = !needsView || arrived.pageProps.view !== undefined;
  const { Component, pageProps: whole, router, facts } = useWholePage(arrived, isWhole);
  const pageProps = useEdits(whole);
  const { view, problems } = pageProps;
  const { isFrame } = Component as SitePage<object>;
  const { inHouseAds } = facts;
  const ads = useMemo(() => ({ ...readAdServices(), inHouseAds }), [inHouseAds]);
  useHydrated();
  useScrollRestoration();
  useEffect(() => startOffline(isFrame ?? false), [isFrame]);
  usePreloadedBlocks(view !== undefined, router);
  useEffect(() => showProblems(problems), [problems]);
  const product = view && facts.products.find(({ id }) => id === view.productId);
  const page = <Component {...pageProps} />;
  return (
    <DocsProvider config={facts}>
      <ThemeProvider>
        <AdProvider config={ads}>
          <Head>
            <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
          </Head>
          {always}
          {!isFrame && (
            <Analytics product={product ?? productOfPath(facts.products, router.asPath)} />
          )}
          {view && product ? (
            <DocFrame view={view} product={product} facts={facts}>
              {page}
            </DocFrame>
          ) : (
            page
          )}
        </AdProvider>
      </ThemeProvider>
    </DocsProvider>
  );
}
