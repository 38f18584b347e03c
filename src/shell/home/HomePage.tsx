import { useTranslate } from '@/base/i18n';
import type { Post } from '@/model';
import { environment } from '@/site';
import { DocHead } from '../DocHead';
import { Home } from './Home';
import { PlainLayout } from '../layout';
import { BarEnd } from '../BarEnd';

/** Props of {@link HomePage}. */
export interface HomePageProps {
  /** The newest posts of the blog. */
  posts: readonly Post[];
}

/** The page at `/`. */
export function HomePage({ posts }: HomePageProps) {
  const t = useTranslate();
  const view = { documentTitle: t('home.documentTitle'), canonical: `${environment.siteUrl}/` };
  return (
    <PlainLayout measure="wide" appBarEnd={<BarEnd />}>
      <DocHead view={view} description={t('home.description')} />
      <Home posts={posts} />
    </PlainLayout>
  );
}
