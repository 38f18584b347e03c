import type { ReactNode } from 'react';
import { AdManager, AdSlot } from '@/features/ads';
import { BackToTop } from '@/features/back-to-top';
import { PageLinks, SiblingLinks } from '@/features/page-links';
import { Sponsors } from '@/features/sponsors';
import { ContentsSummary, TableOfContents } from '@/features/table-of-contents';
import type { ProductFacts, InHouseAd, Sponsor } from '@/model';
import { BarEnd } from '../layout/BarEnd';
import { Layout, PageHeader, PageTabs } from '../layout';
import { PageEnd } from './PageEnd';
import { useShouldRenderAll, RenderAllContext } from './useShouldRenderAll';
import type { PageView } from '../server/pageView';

/** Facts from `docs-data/` that every page may need. */
export interface SiteFacts {
  products: readonly ProductFacts[];
  sponsors: readonly Sponsor[];
  sponsorInvitation: string;
  inHouseAds: readonly InHouseAd[];
}

/** Properties of {@link DocFrame}. */
export interface DocFrameProps {
  view: PageView;
  product: ProductFacts;
  facts: Pick<SiteFacts, 'sponsors' | 'sponsorInvitation'>;
  children: ReactNode;
}

// Constant elements, which React skips when the page changes.
const barEnd = <BarEnd />;
const backToTop = <BackToTop />;

/** Renders the layout of a documentation page; it stays mounted while the page changes. */
export function DocFrame({ view, product, facts, children }: DocFrameProps) {
  const { page, folder } = view;
  const isWhole = useShouldRenderAll(page.pathname);
  const ad = view.hasAd && <AdSlot key={page.pathname} />;
  return (
    // Parts next to the text are keyed by page: elements shared by two pages would count as layout shifts.
    <Layout
      product={product}
      folder={folder}
      pathname={page.pathname}
      counterparts={view.counterparts}
      appBarEnd={barEnd}
      toc={<TableOfContents key={`${page.pathname}#toc`} headings={page.headings} />}
      sponsors={
        <Sponsors
          key={`${page.pathname}#sponsors`}
          sponsors={facts.sponsors}
          invitationHref={facts.sponsorInvitation}
        />
      }
      hasTables={page.blocks.some(({ kind }) => kind === 'api')}
      backToTop={backToTop}
    >
      <PageHeader
        key={page.pathname}
        pathname={page.pathname}
        trail={view.trail}
        h1={page.h1}
        descriptionHtml={page.descriptionHtml}
        siblings={<SiblingLinks links={view.about.links} />}
        links={<PageLinks {...view.about} isLate={!isWhole} />}
        ad={ad}
        tabs={page.tabs && <PageTabs tabs={page.tabs} pathname={page.pathname} />}
      />
      {view.hasAd && <AdManager pathname={page.pathname} />}
      <ContentsSummary
        key={`${page.pathname}#contents`}
        headings={page.headings}
        isLate={!isWhole}
      />
      <RenderAllContext.Provider value={isWhole}>{children}</RenderAllContext.Provider>
      <PageEnd view={view} product={product} />
    </Layout>
  );
}
