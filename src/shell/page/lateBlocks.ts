import dynamic from 'next/dynamic';
import type { AnatomyBlock, DemoBlock } from '@/model';
import type { BlockProps } from './blockProps';

// Each import is written out, because Next reads which chunks a page needs from the arguments of `dynamic`.

/** Renders a demo block. Pages without demos do not load its code: 12 KB gzip. */
export const LateDemo = dynamic<BlockProps<DemoBlock>>(() =>
  import('./demoBlocks').then((module) => module.DemoIsland),
);

/** Renders an anatomy block. */
export const LateAnatomy = dynamic<BlockProps<AnatomyBlock>>(() =>
  import('./AnatomySection').then((module) => module.AnatomySection),
);

/** Renders the toolbar and the code of a demo that has a page of its own. */
export const LateDemoElsewhere = dynamic(() =>
  import('./demoBlocks').then((module) => module.DemoElsewhere),
);

/** What the types of `next/dynamic` leave out. */
interface Preloadable {
  preload?: () => Promise<unknown>;
}

/** Loads the code of all blocks, so that a page to which the reader navigates renders them at once. */
export function preloadBlocks(): void {
  // A page that needs code that did not arrive requests it again.
  for (const { preload } of [LateDemo, LateAnatomy] as Preloadable[]) preload?.().catch(() => {});
}
