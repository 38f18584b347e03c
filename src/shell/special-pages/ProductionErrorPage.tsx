import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { ProductionError } from '@/features/production-error';
import type { ProductId, ProductionError as KnownError } from '@/model';
import { environment } from '@/site';
import { productionErrorRoute } from '@/site/routes';
import { DocHead } from '../head/DocHead';
import { PageHeader, PlainLayout } from '../layout';
import { BarEnd } from '../layout/BarEnd';

/** Props of {@link ProductionErrorPage}. */
export interface ProductionErrorPageProps {
  /** The product the page belongs to. */
  productId: ProductId;
  errors: readonly KnownError[];
}

/** Renders the page that minified errors of the libraries link to. */
export function ProductionErrorPage({ productId, errors }: ProductionErrorPageProps) {
  const t = useTranslate();
  const product = useDocsConfig().products.find(({ id }) => id === productId) ?? null;
  const view = {
    documentTitle: t('productionError.title'),
    canonical: environment.siteUrl + productionErrorRoute,
  };
  const header = (
    <PageHeader
      pathname={productionErrorRoute}
      h1={t('productionError.title')}
      descriptionHtml={t('productionError.description')}
    />
  );
  return (
    <PlainLayout product={product} appBarEnd={<BarEnd />}>
      <DocHead view={view} description={t('productionError.description')} />
      <ProductionError errors={errors} header={header} />
    </PlainLayout>
  );
}
