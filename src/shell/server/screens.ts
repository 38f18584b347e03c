import type { GetStaticPathsResult, GetStaticPropsResult } from 'next';
import { environment } from '@/site';
import type { DemoIndex } from '../page/demoIndex';
import { renderAlone } from './renderAlone';
import type { ScreenRouteProps } from '../full-screen/createScreenPage';
import { readProducts } from './readContent';
import { readManifest, type Manifest } from './readManifest';
import { readPage } from './readPage';

type Listing = Manifest['pages'][number];

/** Returns the paths below another one whose pages have a demo that fills the window, for `getStaticPaths`. */
export async function listScreenPaths(below: string): Promise<GetStaticPathsResult> {
  if (process.env.NODE_ENV === 'development') return { paths: [], fallback: 'blocking' };
  const { pages } = await readManifest();
  const screens = pages.filter(({ pathname, fullScreen }) => {
    return fullScreen && pathname.startsWith(below);
  });
  return { paths: screens.map(({ pathname }) => pathname), fallback: false };
}

/** Reads the props of a page whose demo fills the window, for `getStaticProps`. */
export async function readScreen(
  pathname: string,
  loadIndex: () => Promise<{ default: DemoIndex }>,
): Promise<GetStaticPropsResult<ScreenRouteProps>> {
  const { pages } = await readManifest();
  const listed = pages.find((page) => page.pathname === pathname);
  const around = listed && (await readPage(pathname));
  const demo = around?.blocks.find((block) => block.kind === 'demo')?.demo;
  if (!listed || !around?.frontMatter.fullScreen || !demo) return { notFound: true };
  const { folder } = listed;
  const shown = { folder, around, name: demo.name, address: pathname };
  const alone = await renderAlone(shown, { [folder]: loadIndex });
  if (!('props' in alone)) return alone;
  const product = (await readProducts()).find(({ id }) => id === around.productId);
  const { title, description } = around;
  return {
    ...alone,
    props: {
      ...(await alone.props),
      documentTitle: product ? `${title} - ${product.name}` : title,
      description,
      canonical: environment.siteUrl + pathname,
      back: backFrom(pathname, pages),
    },
  };
}

/** Returns the nearest page above in the path, for the link back. */
function backFrom(pathname: string, pages: readonly Listing[]): ScreenRouteProps['back'] {
  const above = pages
    .filter((page) => page.pathname !== pathname && pathname.startsWith(page.pathname))
    .sort((a, b) => b.pathname.length - a.pathname.length)[0];
  return above ? { title: above.title, pathname: above.pathname } : { title: '', pathname: '/' };
}
