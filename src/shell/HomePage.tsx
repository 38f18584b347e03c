import { useTranslate } from '@/base/i18n';
import { SettingsButton } from '@/features/settings';
import { environment } from '@/site';
import { DocHead } from './DocHead';
import { Home } from './home';
import { PlainLayout } from './layout';

/** The page at `/`. */
export function HomePage() {
  const t = useTranslate();
  const view = { documentTitle: t('home.documentTitle'), canonical: `${environment.siteUrl}/` };
  return (
    <PlainLayout measure="wide" appBarEnd={<SettingsButton />}>
      <DocHead view={view} description={t('home.description')} />
      <Home />
    </PlainLayout>
  );
}
