import type { GetStaticPropsResult } from 'next';
import { renderDemos, variablesOf } from '@/features/demos/server';
import type { Page } from '@/model';
import { retryRedirect } from './retryRedirect';
import { throwIfBroken } from './authorsError';
import type { FrameRouteProps } from '../demo-frame';
import type { DemoIndexes } from '../page/demoIndex';
import { fontsOf } from '../late-fonts';

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
