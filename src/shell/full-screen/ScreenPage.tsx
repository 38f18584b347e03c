import { useTranslate } from '@/base/i18n';
import { BackLink, DemoAlone, type DemoFrameProps } from '../demo-frame';
import type { DemoLoader } from '../page/demoIndex';
import { DocHead } from '../head/DocHead';
import { socialImageUrl, type ProductFacts } from '@/model';

/** Props of a page whose demo fills the window: the demo, and the page's metadata. */
export interface ScreenProps extends DemoFrameProps {
  /** Content of `<title>`. */
  documentTitle: string;
  description: string;
  canonical: string;
  /** The page that the link back leads to. */
  back: { title: string; pathname: string };
}

/** Properties of {@link ScreenPage}. */
export interface ScreenPageProps extends ScreenProps {
  loadDemos: DemoLoader;
  product?: ProductFacts;
}

/** Renders a page whose demo fills the window, with a link back instead of the site's layout. */
export function ScreenPage(props: ScreenPageProps) {
  const { documentTitle, description, canonical, back, ...demo } = props;
  const t = useTranslate();
  const head = (
    <DocHead
      view={{ documentTitle, canonical }}
      description={description}
      image={socialImageUrl(demo.pathname)}
    />
  );
  return (
    <DemoAlone {...demo} head={head}>
      <nav aria-label={t('fullScreen.site')}>
        <BackLink href={back.pathname}>{t('fullScreen.back', { title: back.title })}</BackLink>
      </nav>
    </DemoAlone>
  );
}
