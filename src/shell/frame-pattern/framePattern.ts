import { sheetScope, type PageDemo } from '@/model';
import type { FrameRouteProps } from '../demo-frame';

/** Path of the page that is copied for each demo, and deleted afterwards. */
export const framePatternUrl = '/demos/pattern/';

const words = {
  folder: 'DemoFolderHere',
  page: 'DemoPageHere',
  pathname: '/DemoPathnameHere/',
  name: 'DemoNameHere',
  maxWidth: 'DemoMaxWidthHere',
  stylings: 'DemoStylingsHere',
  fonts: 'DemoFontsHere',
} as const;

/** Props of the page, with placeholders for everything that differs between demos. */
export const framePattern: FrameRouteProps = { ...words, html: '', css: '', layout: 'box' };

/** A demo with the data that its copy of the page needs. */
export interface FramedDemo {
  /** Folder of its product in `docs-data/`. */
  folder: string;
  pathname: string;
  demo: PageDemo;
  /** URLs of style sheets that the demo needs from a fonts service. */
  fonts: readonly string[];
  /** Style sheet of the page's demos that is not part of their code. */
  demoStyles?: string;
}

/** Returns the exported HTML of the pattern with a demo in place of the placeholders. No value needs to be escaped. */
export function fillFramePattern(html: string, framed: FramedDemo): string {
  const { folder, pathname, demo, fonts, demoStyles } = framed;
  const { maxWidth } = demo.options;
  const facts: Record<keyof typeof words, string> = {
    folder,
    page: pathname.slice(folder.length + 2, -1),
    pathname,
    name: demo.name,
    maxWidth: maxWidth ? `${maxWidth}px` : 'none',
    stylings: demo.stylings.join(),
    // As part of JSON in HTML; addresses of the environment and of products come from outside.
    fonts: fonts.map((address) => new URL(address).href.replaceAll('<', '%3C')).join(' '),
  };
  const filled = (Object.keys(words) as (keyof typeof words)[]).reduce(
    (text, key) => text.replaceAll(words[key], () => facts[key]),
    html,
  );
  const hasOwn = demo.stylings.length > 1 || demoStyles?.includes(sheetScope(demo.name).element);
  const isReached = hasOwn || demo.hasSheet;
  if (!demoStyles || !isReached) return filled;
  return filled.replace('</head>', () => `<style>${demoStyles}</style></head>`);
}
