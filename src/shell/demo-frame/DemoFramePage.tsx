import Head from 'next/head';
import { useTranslate } from '@/base/i18n';
import { BackLink } from './BackLink';
import { DemoAlone } from './DemoAlone';
import type { DemoFrameProps, DemoOrigin } from './demoFrameProps';

/** Renders the page of a single demo, which the iframes on other pages show. */
export function DemoFramePage(props: DemoFrameProps & DemoOrigin) {
  const { name, pathname } = props;
  const t = useTranslate();
  const head = (
    <>
      <Head>
        <title>{name}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <noscript>{t('demo.view.needsScript')}</noscript>
    </>
  );
  return (
    <DemoAlone {...props} head={head}>
      <BackLink href={`${pathname}#${name}`}>{t('demo.view.back')}</BackLink>
    </DemoAlone>
  );
}
