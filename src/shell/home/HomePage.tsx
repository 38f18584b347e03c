import { useTranslate } from '@/base/i18n';
import type { Post } from '@/model';
import { environment } from '@/site';
import { BarEnd } from '../layout/BarEnd';
import type { DemoIndexes } from '../page/demoIndex';
import { DocHead } from '../head/DocHead';
import { PlainLayout } from '../layout';
import { Home } from './Home';
import type { ShowcaseView } from './Showcases';
import './texts';

/** Props of the home page. */
export interface HomePageProps {
  /** The newest posts of the blog. */
  posts: readonly Post[];
  /** The demos of the libraries on the page. */
  home: ShowcaseView;
}

/** Creates the page component of `/`. Its demos are loaded from the indexes of their products. */
export function createHomePage(indexes: DemoIndexes) {
  return function HomePage({ posts, home }: HomePageProps) {
    const t = useTranslate();
    const view = { documentTitle: t('home.documentTitle'), canonical: `${environment.siteUrl}/` };
    return (
      <PlainLayout measure="wide" appBarEnd={<BarEnd />}>
        <DocHead view={view} description={t('home.description')} />
        <Home {...{ posts, indexes }} view={home} />
      </PlainLayout>
    );
  };
}
