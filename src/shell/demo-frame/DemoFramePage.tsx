import Head from 'next/head';
import { useCallback } from 'react';
import { useThemeSettings } from '@/base/theme/settings';
import { DemoStage, DemoStyles } from '@/features/demos';
import type { ProductFacts } from '@/model';
import type { DemoLoader } from '../demoIndex';
import styles from './DemoFramePage.module.css';

/** Props of the page that shows one demo alone. */
export interface DemoFrameProps {
  /** The demo's name. */
  name: string;
  html: string;
  css: string;
}

/** One demo alone, with the reader's colour scheme and direction; what the frames of a page show. */
export function DemoFramePage({
  name,
  html,
  css,
  loadDemos,
  product,
}: DemoFrameProps & { loadDemos: DemoLoader; product?: ProductFacts }) {
  // Follows the page around the frame: both hear of a change by storage.
  useThemeSettings();
  const load = useCallback(async () => {
    const Component = (await loadDemos())[name];
    if (!Component) throw new Error(`The demo "${name}" is not in the registry of its page.`);
    return Component;
  }, [name, loadDemos]);
  return (
    <div className={styles.page} data-demo={name} data-demo-page>
      <Head>
        <title>{name}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <DemoStyles css={css} />
      <DemoStage name={name} html={html} load={load} layout="page" product={product} />
    </div>
  );
}
