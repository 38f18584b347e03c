import { useTranslate } from '@/base/i18n';

import { StoreSections } from '@/features/store';
import type { Store } from '@/model';
import { environment } from '@/site';
import { storeRoute } from '@/site/routes';
import { DocHead } from '../head/DocHead';
import { PageHeader, PlainLayout } from '../layout';
import { useLateFonts } from '../late-fonts';
import { BarEnd } from '../layout/BarEnd';

/** Props of {@link StorePage}. */
export interface StorePageProps {
  store: Store;
  /** URLs of style sheets of the fonts that its items mention. */
  fonts: readonly string[];
}

/** Renders the page with templates, design kits and themes. */
export function StorePage({ store, fonts }: StorePageProps) {
  useLateFonts(fonts);
  const t = useTranslate();
  const title = t('shell.store');
  const view = { documentTitle: title, canonical: environment.siteUrl + storeRoute };
  return (
    <PlainLayout measure="wide" appBarEnd={<BarEnd />}>
      <DocHead view={view} description={store.description} />
      <PageHeader pathname={storeRoute} h1={title} descriptionHtml={store.description} />
      <StoreSections kinds={store.kinds} items={store.items} />
    </PlainLayout>
  );
}
