import Head from 'next/head';
import { useTranslate } from '@/base/i18n';
import { BackLink, DemoAlone, type DemoFrameProps } from '../demo-frame';
import type { DemoLoader } from '../page/demoIndex';
import { DocHead } from '../head/DocHead';
import { socialImageUrl, type ProductFacts } from '@/model';

/** Props of a page that fills the window: its demo, and what it says of itself. */
export interface ScreenProps extends DemoFrameProps {
  /** Text of the browser tab. */
  documentTitle: string;
  description: string;
  canonical: string;
  /** The page that leads here. */
  back: { title: string; pathname: string };
}

/** Properties of {@link ScreenPage}. */
export interface ScreenPageProps extends ScreenProps {
  loadDemos: DemoLoader;
  product?: ProductFacts;
}

/** A page that fills the window, with a link back and nothing else of the site around it. */
export function ScreenPage(props: ScreenPageProps) {
  const { documentTitle, description, canonical, back, ...demo } = props;
  const t = useTranslate();
  const head = (
    <>
      <DocHead
        view={{ documentTitle, canonical }}
        description={description}
        image={socialImageUrl(demo.pathname)}
      />
      <Head>
        <style key="gutter">{'html:root{scrollbar-gutter:auto}'}</style>
      </Head>
    </>
  );
  return (
    <DemoAlone {...demo} head={head}>
      <nav aria-label={t('fullScreen.site')}>
        <BackLink href={back.pathname}>{t('fullScreen.back', { title: back.title })}</BackLink>
      </nav>
    </DemoAlone>
  );
}
