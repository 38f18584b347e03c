import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useEffect } from 'react';
import { BackToTop } from '@/features/back-to-top';
import { CodeBlocks } from '@/features/code-blocks';
import { PageFeedback, SectionFeedback } from '@/features/feedback';
import { NavigationProgress } from '@/features/progress';
import { SettingsButton } from '@/features/settings';
import { Sponsors } from '@/features/sponsors';
import { ContentsSummary, TableOfContents } from '@/features/table-of-contents';
import { useLanguage } from '@/base/i18n';
import { getThemeSettings } from '@/base/theme/settings';
import type { ProductFacts, Sponsor } from '@/model';
import { Analytics } from './analytics';
import type { DocPageProps } from './DocPage';
import './development';
import { Layout, PageFooter, PageHeader } from './layout';
import { ProductsContext } from './ProductsContext';
import type { PageView } from './viewPage';

/** Facts from `docs-data/` that every page may need. */
interface SiteFacts {
  products: readonly ProductFacts[];
  sponsors: readonly Sponsor[];
  sponsorInvitation: string;
}

interface DocsAppProps extends AppProps<Partial<DocPageProps>> {
  facts: SiteFacts;
}

/** What surrounds every page and stays while the reader goes from one to the next. */
export function DocsApp({ Component, pageProps, facts }: DocsAppProps) {
  const { view } = pageProps;
  // Tells tests, and styles that wait for it, that the page answers.
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
    // From now on the page follows the operating system and other tabs, even if nothing on it shows a setting.
    getThemeSettings();
  }, []);
  const product = view && facts.products.find(({ id }) => id === view.productId);
  const page = <Component {...pageProps} />;
  return (
    <ProductsContext.Provider value={facts.products}>
      <Head>
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <NavigationProgress />
      <CodeBlocks />
      <Analytics product={product} />
      {view && product ? (
        <DocFrame view={view} product={product} facts={facts}>
          {page}
        </DocFrame>
      ) : (
        page
      )}
    </ProductsContext.Provider>
  );
}

interface DocFrameProps {
  view: PageView;
  product: ProductFacts;
  facts: SiteFacts;
  children: React.ReactNode;
}

/** The frame of a documentation page; it stays mounted while its page changes. */
function DocFrame({ view, product, facts, children }: DocFrameProps) {
  const { page, folder } = view;
  const language = useLanguage();
  const feedback = {
    subject: {
      page: page.pathname,
      product: product.id,
      version: product.version ?? '',
      language,
    },
    issuesUrl: product.repository && `${product.repository}/issues/new/choose`,
  };
  return (
    <Layout
      product={product}
      folder={folder}
      pathname={page.pathname}
      appBarEnd={<SettingsButton />}
      toc={<TableOfContents headings={page.headings} />}
      sponsors={<Sponsors sponsors={facts.sponsors} invitationHref={facts.sponsorInvitation} />}
      backToTop={<BackToTop />}
    >
      <PageHeader
        key={page.pathname}
        pathname={page.pathname}
        trail={view.trail}
        h1={page.h1}
        descriptionHtml={page.descriptionHtml}
      />
      <ContentsSummary headings={page.headings} />
      {children}
      <PageFooter editUrl={view.editUrl} previous={view.previous} next={view.next}>
        <PageFeedback key={page.pathname} {...feedback} />
      </PageFooter>
      <SectionFeedback {...feedback} />
    </Layout>
  );
}
