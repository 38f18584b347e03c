import Head from 'next/head';
import { useInsertionEffect, type ReactNode } from 'react';
import { useCodeStyling } from '@/base/code';
import { forceThemeSettings, useThemeSettings } from '@/base/theme/settings';
import { DemoStage, DemoStyles, earlyViewScript, readViewQuery } from '@/features/demos';
import { demoKey } from '@/model';
import { useLateFonts } from '../late-fonts';
import { answerMotionQueries } from './answerMotionQueries';
import styles from './DemoAlone.module.css';
import { withoutMotion } from './withoutMotion';
import type { DemoFrameProps, DemoOrigin } from './demoFrameProps';
import { useDemoLoader } from './useDemoLoader';

interface DemoAloneProps extends DemoFrameProps, DemoOrigin {
  /** Rendered before the demo. */
  head: ReactNode;
  /** Rendered after the demo. */
  children: ReactNode;
}

/** Renders one demo on a page of its own, with the settings in its URL, or else the reader's. */
export function DemoAlone(props: DemoAloneProps) {
  const { name, html, css, layout, maxWidth, product, head, children } = props;
  // An insertion effect runs before any other effect reads the settings.
  useInsertionEffect(() => {
    const asked = readViewQuery(window.location.search);
    if (asked.reducedMotion) answerMotionQueries(() => true);
    forceThemeSettings(asked);
  }, []);
  useLateFonts(props.fonts === '' ? [] : props.fonts.split(' '));
  // Follows changes in the parent page, too: both listen to storage events.
  const { reducedMotion } = useThemeSettings();
  const [chosen] = useCodeStyling();
  const [, ...others] = props.stylings.split(',');
  const key = others.includes(chosen) ? demoKey(name, chosen) : name;
  const load = useDemoLoader(props, key);
  return (
    <div className={styles.page} data-demo={name} data-demo-page={layout}>
      {head}
      <Head>
        {/* The demo uses the whole width. More specific than the site's sheet, which comes later and says otherwise. */}
        <style key="gutter">{'html:root{scrollbar-gutter:auto}'}</style>
      </Head>
      <script dangerouslySetInnerHTML={{ __html: earlyViewScript }} />
      {reducedMotion && <style>{withoutMotion}</style>}
      <DemoStyles css={css} />
      <div className={styles.width} style={{ maxInlineSize: maxWidth }}>
        <DemoStage
          key={key}
          {...{ name: key, html: key === name ? html : '', load, layout, product }}
          atOnce
        />
      </div>
      {children}
    </div>
  );
}
