import { sheetScope, type PageDemo } from '@/model';
import type { FrameRouteProps } from '../demo-frame';

/** Address of the page that is copied for each demo; the copies made, it goes. */
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

/** Props of the page with words in place of what differs from demo to demo. */
export const framePattern: FrameRouteProps = { ...words, html: '', css: '', layout: 'box' };

/** A demo and where it is. */
export interface FramedDemo {
  /** Folder of its product in `docs-data/`. */
  folder: string;
  pathname: string;
  demo: PageDemo;
  /** Stylesheets of fonts it needs from a fonts service. */
  fonts: readonly string[];
  /** Styles of the page's demos that their code does not carry. */
  demoStyles?: string;
}

/** Writes a demo into the exported HTML of the pattern. None of what is written needs to be escaped. */
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
