import type { GetStaticPathsResult } from 'next';
import { demoFrameUrl, type Page } from '@/model';
import { framePatternUrl } from '../frame-pattern/framePattern';
import { isProductOmitted } from './isProductOmitted';
import { readManifest } from './readManifest';
import { readPage } from './readPage';

/**
 * Returns the paths that a build renders, for `getStaticPaths`: those of demos that run in an iframe, and the pattern
 * from which the pages of all other demos are copied (`scripts/afterBuild`).
 */
export async function listFramePaths(): Promise<GetStaticPathsResult> {
  if (process.env.NODE_ENV === 'development') return { paths: [], fallback: 'blocking' };
  const { pages } = await readManifest();
  const lists = await Promise.all(
    pages.map(async ({ folder, pathname }) =>
      (await isProductOmitted(folder)) ? [] : framesOf(await readPage(pathname)),
    ),
  );
  return { paths: [framePatternUrl, ...lists.flat()], fallback: false };
}

function framesOf(page: Page | undefined): string[] {
  if (!page) return [];
  const frames = page.blocks.flatMap((block) =>
    block.kind === 'demo' && block.demo.options.iframe
      ? [demoFrameUrl(page.pathname, block.demo.name)]
      : [],
  );
  return [...new Set(frames)];
}
