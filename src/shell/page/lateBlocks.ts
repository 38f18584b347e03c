import dynamic from 'next/dynamic';
import type { AnatomyBlock, DemoBlock } from '@/model';
import type { BlockProps } from './blockProps';

/** Renders an anatomy block. Pages without one do not load its code. */
export const LateAnatomy = dynamic<BlockProps<AnatomyBlock>>(() =>
  import('./AnatomySection').then((module) => module.AnatomySection),
);

/** Renders a demo block. Pages without demos do not load its code: 10 KB gzip. */
export const LateDemo = dynamic<BlockProps<DemoBlock>>(() =>
  import('./DemoIsland').then((module) => module.DemoIsland),
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
