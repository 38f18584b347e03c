import type { GetStaticPathsResult, GetStaticPropsResult } from 'next';
import { renderDemos, variablesOf } from '@/features/demos/server';
import { demoFrameUrl, type Page } from '@/model';
import { retryRedirect } from './retryRedirect';
import { throwIfBroken } from './authorsError';
import type { FrameRouteProps } from '../demo-frame';
import type { DemoIndexes } from '../page/demoIndex';
import { framePattern, framePatternUrl } from '../frame-pattern/framePattern';
import { fontsOf } from '../late-fonts';
import { isProductOmitted } from './isProductOmitted';
import { readManifest, readPage } from './readContent';

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

/** Reads the props of the page of a single demo, for `getStaticProps`. `slug` is the path below `/demos/`. */
export async function readFrame(
  slug: string[],
  indexes: DemoIndexes,
): Promise<GetStaticPropsResult<FrameRouteProps>> {
  if (`/demos/${slug.join('/')}/` === framePatternUrl) return { props: framePattern };
  const name = slug.at(-1) ?? '';
  const pathname = `/${slug.slice(0, -1).join('/')}/`;
  const listed = (await readManifest()).pages.find((page) => page.pathname === pathname);
  // In development, reading the page compiles it first.
  const around = listed && (await readPage(pathname));
  if (!listed || !around) return { notFound: true };
  const address = demoFrameUrl(pathname, name);
  return renderAlone({ folder: listed.folder, around, name, address }, indexes);
}

/** A demo of a page. */
export interface LoneDemo {
  /** Folder of the page's product in `docs-data/`. */
  folder: string;
  around: Page;
  name: string;
  /** Path of the page that shows the demo. In development, it redirects to itself until the demo is bundled. */
  address: string;
}

/** Renders one demo without the page around it. */
export async function renderAlone(
  { folder, around, name, address }: LoneDemo,
  indexes: DemoIndexes,
): Promise<GetStaticPropsResult<FrameRouteProps>> {
  const { pathname } = around;
  const demo = findDemo(around, name);
  if (!demo) return { notFound: true };
  const page = pathname.slice(folder.length + 2, -1);
  const index = (await indexes[folder]?.())?.default;
  const registry = (await index?.[page]?.())?.default;
  const later = await retryRedirect(address, !registry);
  if (later) return later;
  const Component = registry?.[name];
  if (!Component) return { notFound: true };
  const { html, css, broken } = await renderDemos(pathname, [{ name, Component }]);
  throwIfBroken(broken);
  const { iframe, maxWidth } = demo.options;
  return {
    props: {
      ...{ folder, page, name, pathname, html: html[name] ?? '' },
      css: variablesOf(Component) + css + (around.demoStyles ?? ''),
      stylings: demo.stylings.join(),
      fonts: fontsOf(around, demo).join(' '),
      layout: iframe ? 'page' : 'box',
      maxWidth: maxWidth ? `${maxWidth}px` : 'none',
    },
  };
}

/** Finds a demo by name. If the page has several of that name, prefers one that runs in an iframe. */
function findDemo(page: Page | undefined, name: string) {
  const blocks = page?.blocks ?? [];
  const shown = blocks.flatMap((block) => {
    return block.kind === 'demo' && block.demo.name === name ? [block.demo] : [];
  });
  return shown.find(({ options }) => options.iframe) ?? shown[0];
}
