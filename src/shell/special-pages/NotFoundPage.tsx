import { useTranslate } from '@/base/i18n';
import { NotFound } from '@/features/not-found';
import { environment } from '@/site';
import { DocHead } from '../head/DocHead';
import { PlainLayout } from '../layout';
import { BarEnd } from '../layout/BarEnd';

/** Renders the page for unknown URLs. */
export function NotFoundPage() {
  const t = useTranslate();
  const view = { documentTitle: t('notFound.title'), canonical: `${environment.siteUrl}/404.html` };
  return (
    <PlainLayout appBarEnd={<BarEnd />}>
      <DocHead view={view} description={t('notFound.title')} noindex />
      <NotFound />
    </PlainLayout>
  );
}
