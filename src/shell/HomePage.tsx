import { useTranslate } from '@/base/i18n';
import { environment } from '@/site';
import { DocHead } from './DocHead';
import { Home } from './home';
import { PlainLayout } from './layout';
import { Settings } from './Settings';

/** The page at `/`. */
export function HomePage() {
  const t = useTranslate();
  const view = { documentTitle: t('home.documentTitle'), canonical: `${environment.siteUrl}/` };
  return (
    <PlainLayout measure="wide" appBarEnd={<Settings />}>
      <DocHead view={view} description={t('home.description')} />
      <Home />
    </PlainLayout>
  );
}
