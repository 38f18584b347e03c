import { OfflineNotice } from '@/features/offline-page';
import { useTranslate } from '@/base/i18n';
import { environment } from '@/site';
import { BarEnd } from '../layout/BarEnd';
import { DocHead } from '../head/DocHead';
import { PlainLayout } from '../layout';
import { useDocsConfig } from '@/base/docs-config';

/** Renders the service worker's fallback page. The code that its bar loads later is cached with it. */
export function OfflinePage() {
  const t = useTranslate();
  const { products } = useDocsConfig();
  const title = t('offline.pageTitle');
  const view = { documentTitle: title, canonical: `${environment.siteUrl}/offline/` };
  return (
    <PlainLayout appBarEnd={<BarEnd />}>
      <DocHead view={view} description={t('offline.pageText')} noindex />
      <OfflineNotice products={products} />
    </PlainLayout>
  );
}
