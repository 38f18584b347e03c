import { createElement, useContext, type ComponentType } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { DemoSheet, DemoStyles } from '@/features/demos';
import type { Block } from '@/model';
import { drawings, type Drawing } from './blocks';
import type { DemoLoader } from './demoIndex';
import { DocHead } from './DocHead';
import { useLateFonts } from './late-fonts';
import styles from './DocPage.module.css';
import { WholeContext } from './useIsWhole';
import type { PageView } from './viewPage';

/** Props of every documentation page. */
export interface DocPageProps {
  view: PageView;
}

const noFonts: readonly string[] = [];

/** Blocks that fill the first screen of most pages. */
const firstScreen = 4;

/** The blocks of a documentation page, in order. The frame around them is drawn by the app. */
export function DocPage({ view, loadDemos }: DocPageProps & { loadDemos: DemoLoader }) {
  const { page } = view;
  const isWhole = useContext(WholeContext);
  const blocks = isWhole ? page.blocks : page.blocks.slice(0, firstScreen);
  const product = useDocsConfig().products.find(({ id }) => id === view.productId);
  useLateFonts(page.fonts ?? noFonts);
  return (
    <>
      <DocHead view={view} description={page.description} />
      <DemoStyles css={view.demoCss} />
      <DemoSheet css={page.demoStyles} />
      {blocks.map((block, index) => {
        const name = `${page.pathname}#${index}`;
        return createElement(drawings[block.kind] as ComponentType<Drawing<Block>>, {
          key: name,
          block,
          name,
          loadDemos,
          hasAds: view.hasAd,
          product,
        });
      })}
      {!isWhole && <div className={styles.rest} />}
    </>
  );
}
