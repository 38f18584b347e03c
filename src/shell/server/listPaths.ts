import type { GetStaticPathsResult } from 'next';
import { isProductOmitted } from './isProductOmitted';
import { readManifest } from './readManifest';

/**
 * Returns the paths of a product's pages, for `getStaticPaths`. Empty in development, where pages are added and
 * removed: each one is looked up when it is requested.
 */
export async function listPaths(folder: string): Promise<GetStaticPathsResult> {
  if (process.env.NODE_ENV === 'development') return { paths: [], fallback: 'blocking' };
  const { pages } = await readManifest();
  const shown = (await isProductOmitted(folder)) ? [] : pages.filter(isIn(folder));
  return { paths: shown.map(({ pathname }) => pathname), fallback: false };
}

/** Returns a filter for the pages of a product; those whose demo fills the window have another route (`readScreen`). */
function isIn(folder: string) {
  return ({ pathname, fullScreen }: { pathname: string; fullScreen?: boolean }) =>
    pathname.startsWith(`/${folder}/`) && !fullScreen;
}
