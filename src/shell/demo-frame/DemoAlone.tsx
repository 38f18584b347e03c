import { useCallback, useInsertionEffect, type ReactNode } from 'react';
import { useCodeStyling } from '@/base/code';
import { forceThemeSettings, useThemeSettings } from '@/base/theme/settings';
import {
  DemoStage,
  DemoStyles,
  earlyViewScript,
  fetchSource,
  readViewQuery,
} from '@/features/demos';
import { followAddress } from '@/features/playground';
import { demoKey, demoSourceUrl, type ProductFacts } from '@/model';
import type { DemoLoader } from '../page/demoIndex';
import { useLateFonts } from '../late-fonts';
import { answerMotionQueries } from './answerMotionQueries';
import styles from './DemoAlone.module.css';
import { withoutMotion } from './withoutMotion';

/** Props of the pages that show one demo alone. */
export interface DemoFrameProps {
  /** The demo's name. */
  name: string;
  /** Address of the page the demo belongs to. */
  pathname: string;
  html: string;
  css: string;
  /** `box` centers the demo in a box, as on its page; `page` lets it fill the window. */
  layout: 'box' | 'page';
  /** CSS `max-width` of the demo's box. */
  maxWidth: string;
  /** The stylings of the demo, separated by commas. The first one is the one that the server renders. */
  stylings: string;
  /** URLs of style sheets of a fonts service, separated by spaces; empty for most demos. */
  fonts: string;
}

/** Loader and product of a demo that is shown alone. */
export interface DemoOrigin {
  loadDemos: DemoLoader;
  product?: ProductFacts;
}

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
  const load = useLoad(props, key);
  return (
    <div className={styles.page} data-demo={name} data-demo-page={layout}>
      {head}
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

/** Returns a function that loads the demo. If it is a playground, it gets the values in the query of the URL. */
function useLoad({ name, pathname, css, loadDemos }: DemoAloneProps, key: string) {
  return useCallback(async () => {
    const Component = (await loadDemos())[key];
    if (!Component) throw new Error(`The demo "${key}" is not in the registry of its page.`);
    const source = () => fetchSource(demoSourceUrl(pathname, name));
    await followAddress({ name, pathname, fetchSource: source });
    // The server's styles contain the variables.
    if (css === '') (await import('@/features/demos/registry')).addVariables(Component);
    return Component;
  }, [key, name, pathname, loadDemos, css]);
}
