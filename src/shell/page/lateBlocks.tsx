import dynamic from 'next/dynamic';
import { useState, type ComponentType } from 'react';
import type { AnatomyBlock, DemoBlock } from '@/model';
import { AnatomySection } from './AnatomySection';
import type { BlockProps } from './blockProps';
import { DemoElsewhere, DemoIsland } from './demoBlocks';

/**
 * Whether blocks are part of each page, as in development: there Turbopack lists chunks of dynamic imports that it
 * does not write, and the page requests them in vain (Next 16.4.6). Builds drop the unused imports.
 */
const isAtOnce = process.env.NODE_ENV !== 'production';

// Each import is written out, because Next reads which chunks a page needs from the arguments of `dynamic`.
const DynamicDemo = dynamic<BlockProps<DemoBlock>>(() =>
  import('./demoBlocks').then((module) => module.DemoIsland),
);
const DynamicAnatomy = dynamic<BlockProps<AnatomyBlock>>(() =>
  import('./AnatomySection').then((module) => module.AnatomySection),
);

/** Renders the toolbar and the code of a demo that has a page of its own. */
export const LateDemoElsewhere = isAtOnce
  ? DemoElsewhere
  : dynamic(() => import('./demoBlocks').then((module) => module.DemoElsewhere));

/** The components that `preloadBlocks` has loaded. A dynamic component renders nothing at first, even if loaded. */
const loaded: {
  Demo: ComponentType<BlockProps<DemoBlock>>;
  Anatomy: ComponentType<BlockProps<AnatomyBlock>>;
} = {
  Demo: isAtOnce ? DemoIsland : DynamicDemo,
  Anatomy: isAtOnce ? AnatomySection : DynamicAnatomy,
};

/** Renders a demo block. Pages without demos do not load its code: 12 KB gzip. */
export function LateDemo(props: BlockProps<DemoBlock>) {
  // In state, because another component would mount the demo again.
  const [Demo] = useState(() => loaded.Demo);
  return <Demo {...props} />;
}

/** Renders an anatomy block. */
export function LateAnatomy(props: BlockProps<AnatomyBlock>) {
  const [Anatomy] = useState(() => loaded.Anatomy);
  return <Anatomy {...props} />;
}

/** Loads the code of all blocks, so that a page to which the reader navigates renders them at once. */
export function preloadBlocks(): void {
  Promise.all([import('./demoBlocks'), import('./AnatomySection')]).then(
    ([demos, anatomy]) => {
      loaded.Demo = demos.DemoIsland;
      loaded.Anatomy = anatomy.AnatomySection;
    },
    () => {
      // The page that needs them requests them again.
    },
  );
}
