import { createElement, useContext, type ComponentType, type CSSProperties } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { DemoSheet, DemoStyles } from '@/features/demos';
import type { Block } from '@/model';
import type { BlockProps } from './blockProps';
import { blockComponents } from './blocks';
import type { DemoLoader, SpecimenLoader } from './demoIndex';
import { useLateFonts } from '../late-fonts';
import { firstScreen } from './firstScreen';
import { RenderAllContext } from './useShouldRenderAll';
import type { PageView } from '../server/pageView';

/** The part of a page's view that is needed to render its blocks. */
export type BlocksView = Pick<PageView, 'page' | 'productId' | 'hasAd' | 'demoCss'>;

const noFonts: readonly string[] = [];

/** Keeps the content after the blocks off the screen until all blocks are rendered, so that nothing moves. */
const rest: CSSProperties = { blockSize: '100vh' };

/** Properties of {@link PageBlocks}. */
export interface PageBlocksProps {
  view: BlocksView;
  loadDemos: DemoLoader;
  /** Undefined if the product has no specimens. */
  loadSpecimen?: SpecimenLoader;
}

/** Renders the blocks of a page, in order, with the styles of its demos. */
export function PageBlocks({ view, loadDemos, loadSpecimen }: PageBlocksProps) {
  const { page } = view;
  const isWhole = useContext(RenderAllContext);
  const blocks = isWhole ? page.blocks : firstScreen(page.blocks);
  const product = useDocsConfig().products.find(({ id }) => id === view.productId);
  useLateFonts(page.fonts ?? noFonts);
  return (
    <>
      <DemoStyles css={view.demoCss} />
      <DemoSheet css={page.demoStyles} />
      {blocks.map((block, index) => {
        const name = `${page.pathname}#${index}`;
        return createElement(blockComponents[block.kind] as ComponentType<BlockProps<Block>>, {
          key: name,
          block,
          name,
          pathname: page.pathname,
          loadDemos,
          loadSpecimen,
          hasAds: view.hasAd,
          product,
        });
      })}
      {!isWhole && <div style={rest} />}
    </>
  );
}
