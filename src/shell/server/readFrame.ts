import type { GetStaticPropsResult } from 'next';
import { demoFrameUrl } from '@/model';
import type { FrameRouteProps } from '../demo-frame';
import type { DemoIndexes } from '../page/demoIndex';
import { framePattern, framePatternUrl } from '../frame-pattern/framePattern';
import { readManifest } from './readManifest';
import { readPage } from './readPage';
import { renderAlone } from './renderAlone';

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
