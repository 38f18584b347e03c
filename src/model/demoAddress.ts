import type { DemoView } from './demo';

/** Address of the source of a page's demo; below `public/` it is also the path of the file. */
export function demoSourceUrl(pathname: string, name: string): string {
  return `/_demos${pathname}${name}.json`;
}

/** Address of a page's demo alone on a page, for iframes and the full-screen view. */
export function demoFrameUrl(pathname: string, name: string): string {
  return `/demos${pathname}${name}/`;
}

/** The demo with its addresses: the document leaves them out, because its name and its page say them. */
export function withDemoAddresses(demo: DemoView, pathname: string): DemoView {
  return {
    ...demo,
    sourceUrl: demoSourceUrl(pathname, demo.name),
    frameUrl: demoFrameUrl(pathname, demo.name),
  };
}
