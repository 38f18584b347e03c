import Head from 'next/head';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useInsertionEffect } from 'react';
import { useCodeStyling } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { forceThemeSettings, useThemeSettings } from '@/base/theme/settings';
import { DemoStage, DemoStyles, earlyViewScript, readViewQuery } from '@/features/demos';
import { demoKey, type ProductFacts } from '@/model';
import type { DemoLoader } from '../demoIndex';
import { useLateFonts } from '../late-fonts';
import { answerMotionQueries } from './answerMotionQueries';
import styles from './DemoFramePage.module.css';
import { withoutMotion } from './withoutMotion';

/** Props of the page that shows one demo alone. */
export interface DemoFrameProps {
  /** The demo's name. */
  name: string;
  /** Address of the page the demo belongs to. */
  pathname: string;
  html: string;
  css: string;
  /** In a box as on its page, or as a page of its own. */
  layout: 'box' | 'page';
  /** Of the demo's box, as CSS has it. */
  maxWidth: string;
  /** Stylings the demo comes in, the server's first, with commas between them. */
  stylings: string;
  /** Stylesheets of fonts from a fonts service, with spaces between them; empty for most demos. */
  fonts: string;
}

/** One demo alone, with the settings its address asks for and else the reader's; what the frames of a page show. */
export function DemoFramePage(
  props: DemoFrameProps & { loadDemos: DemoLoader; product?: ProductFacts },
) {
  const { name, pathname, html, css, layout, maxWidth, loadDemos, product } = props;
  const t = useTranslate();
  // Before anything asks for the settings.
  useInsertionEffect(() => {
    const asked = readViewQuery(window.location.search);
    if (asked.reducedMotion) answerMotionQueries(() => true);
    forceThemeSettings(asked);
  }, []);
  useLateFonts(props.fonts === '' ? [] : props.fonts.split(' '));
  // Follows the page around the frame, too: both hear of a change by storage.
  const { reducedMotion } = useThemeSettings();
  const [chosen] = useCodeStyling();
  const [, ...others] = props.stylings.split(',');
  const key = others.includes(chosen) ? demoKey(name, chosen) : name;
  const load = useCallback(async () => {
    const Component = (await loadDemos())[key];
    if (!Component) throw new Error(`The demo "${key}" is not in the registry of its page.`);
    // The server's styles have them.
    if (css === '') (await import('@/features/demos/registry')).addVariables(Component);
    return Component;
  }, [key, loadDemos, css]);
  return (
    <div className={styles.page} data-demo={name} data-demo-page={layout}>
      <Head>
        <title>{name}</title>
        <meta key="robots" name="robots" content="noindex" />
        {/* As a page of its own would, it uses the whole width; the site's sheet comes later and says otherwise. */}
        <style key="gutter">{'html:root{scrollbar-gutter:auto}'}</style>
      </Head>
      <script dangerouslySetInnerHTML={{ __html: earlyViewScript }} />
      <noscript>{t('demo.view.needsScript')}</noscript>
      {reducedMotion && <style>{withoutMotion}</style>}
      <DemoStyles css={css} />
      <div className={styles.width} style={{ maxInlineSize: maxWidth }}>
        <DemoStage
          key={key}
          {...{ name: key, html: key === name ? html : '', load, layout, product }}
          atOnce
        />
      </div>
      <a className={styles.back} href={`${pathname}#${name}`}>
        <ArrowLeft aria-hidden />
        {t('demo.view.back')}
      </a>
    </div>
  );
}
