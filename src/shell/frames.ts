import type { GetStaticPathsResult, GetStaticPropsResult } from 'next';
import { renderDemos } from '@/features/demos/server';
import { demoFrameUrl, type Page } from '@/model';
import { environment } from '@/site';
import { againLater } from './againLater';
import { forAuthors } from './authorsError';
import type { FrameRouteProps } from './demo-frame';
import type { DemoIndexes } from './demoIndex';
import { readManifest, readPage } from './readContent';

/** The addresses of all demos that run in a frame, for `getStaticPaths`. */
export async function listFramePaths(): Promise<GetStaticPathsResult> {
  if (process.env.NODE_ENV === 'development') return { paths: [], fallback: 'blocking' };
  const { pages } = await readManifest();
  const shown = pages.filter(({ folder }) => !isHidden(folder));
  const lists = await Promise.all(
    shown.map(async ({ pathname }) => framesOf(await readPage(pathname))),
  );
  return { paths: lists.flat(), fallback: false };
}

function isHidden(folder: string): boolean {
  return environment.production && folder.startsWith('experiments/');
}

function framesOf(page: Page | undefined): string[] {
  if (!page) return [];
  return page.blocks.flatMap((block) =>
    block.kind === 'demo' && block.demo.options.iframe
      ? [demoFrameUrl(page.pathname, block.demo.name)]
      : [],
  );
}

/** What one demo alone shows, for `getStaticProps`. `slug` is the address below `/demos/`. */
export async function readFrame(
  slug: string[],
  indexes: DemoIndexes,
): Promise<GetStaticPropsResult<FrameRouteProps>> {
  const name = slug.at(-1) ?? '';
  const pathname = `/${slug.slice(0, -1).join('/')}/`;
  const listed = (await readManifest()).pages.find((page) => page.pathname === pathname);
  if (!listed) return { notFound: true };
  const { folder } = listed;
  // `next dev` has the page compiled before its demos are looked for.
  if (!(await readPage(pathname))) return { notFound: true };
  const page = pathname.slice(folder.length + 2, -1);
  const index = (await indexes[folder]?.())?.default;
  const registry = (await index?.[page]?.())?.default;
  const later = await againLater(demoFrameUrl(pathname, name), !registry);
  if (later) return later;
  const Component = registry?.[name];
  if (!Component) return { notFound: true };
  const { html, css } = await forAuthors(() => renderDemos(pathname, [{ name, Component }]));
  const sheet = (await readPage(pathname))?.demoStyles ?? '';
  return { props: { folder, page, name, html: html[name] ?? '', css: css + sheet } };
}
