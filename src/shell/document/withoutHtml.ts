import type { Block, CodeStyling, DemoCode, Page } from '@/model';
import type { DemoFrameProps } from '../demo-frame';
import type { PostView } from '../blog/viewPost';
import type { ShowcaseView } from '../home/Showcases';
import type { PageView } from '../server/viewPage';

interface KnownPageProps extends Partial<DemoFrameProps> {
  view?: PageView;
  /** The view of a post. */
  post?: PostView;
  /** The demos of the home page. */
  home?: ShowcaseView;
}

/** The part of a page's data that the document reads. */
interface ContentView {
  page: { blocks: Block[]; descriptionHtml: string } & Pick<Page, 'demoStyles'>;
  demoCss: string;
}

function viewOf(props: Record<string, unknown>): ContentView | undefined {
  const pageProps = props.pageProps as KnownPageProps | undefined;
  return pageProps?.view ?? pageProps?.post ?? pageProps?.home;
}

/** Returns the styles of a page's server-rendered demos, which the document prints in its head. */
export function demoCssOf(props: Record<string, unknown>): string {
  const pageProps = props.pageProps as KnownPageProps | undefined;
  return viewOf(props)?.demoCss ?? pageProps?.css ?? '';
}

/**
 * Whether the page shows a single demo without the site's layout. The demo's styles then come last in the head, because
 * its theme overrides variables that the site's style sheets set for all demos.
 */
export function isDemoAlone(props: Record<string, unknown>): boolean {
  const pageProps = props.pageProps as KnownPageProps | undefined;
  return !viewOf(props) && pageProps?.css !== undefined;
}

/** Returns the style sheet of a page's demos that is not part of their code; undefined if there is none. */
export function demoSheetOf(props: Record<string, unknown>): string | undefined {
  return viewOf(props)?.page.demoStyles;
}

/** Whether a demo of the page comes in several stylings. */
export function hasStylings(props: Record<string, unknown>): boolean {
  const blocks = viewOf(props)?.page.blocks ?? [];
  return blocks.some((block) => block.kind === 'demo' && block.demo.stylings.length > 1);
}

/** Whether the page has code tabs, as a block or inside other text. */
export function hasCodeTabs(props: Record<string, unknown>): boolean {
  const blocks = viewOf(props)?.page.blocks ?? [];
  return blocks.some(
    (block) => block.kind === 'codeTabs' || ('html' in block && block.html.includes('code-tabs')),
  );
}

/** Whether the page has blocks of the API reference. */
export function hasApiBlocks(props: Record<string, unknown>): boolean {
  return viewOf(props)?.page.blocks.some(({ kind }) => kind === 'api') ?? false;
}

/** Returns the styles of demos that may be on the first screen. Live components of the API reference are rendered later. */
export function earlyDemoStylesOf(props: Record<string, unknown>): string {
  return demoCssOf(props) + (hasApiBlocks(props) ? '' : (demoSheetOf(props) ?? ''));
}

/**
 * Returns the page's props as the document sends them: bodies that are already in the HTML are empty, and hydration
 * keeps the HTML (see `ServerHtml`). Client navigation reads the full props from `_next/data`.
 */
export function withoutHtml<P extends Record<string, unknown>>(props: P): P {
  const pageProps = props.pageProps as KnownPageProps | undefined;
  if (pageProps?.css !== undefined)
    return { ...props, pageProps: { ...pageProps, html: '', css: '' } };
  if (!pageProps) return props;
  const { view, post, home } = pageProps;
  const emptyPage = {
    ...(view && { view: withoutBodies(view) }),
    ...(post && { post: withoutBodies(post) }),
    ...(home && { home: withoutBodies(home) }),
  };
  return { ...props, pageProps: { ...pageProps, ...emptyPage } };
}

function withoutBodies<V extends ContentView>(view: V): V {
  const page = {
    ...view.page,
    descriptionHtml: '',
    blocks: view.page.blocks.map(emptied),
    ...(view.page.demoStyles && { demoStyles: '' }),
  };
  return { ...view, page, demoCss: '' };
}

function emptied(block: Block): Block {
  switch (block.kind) {
    case 'prose':
    case 'api':
    case 'anatomy':
    case 'codeTabs':
      return { ...block, html: '' };
    case 'demo': {
      const { styledHtml, demo } = block;
      const { styled } = demo;
      return {
        ...block,
        html: '',
        ...(styledHtml && { styledHtml: eachOf(styledHtml, () => '') }),
        demo: {
          ...demo,
          ...emptiedCode(demo),
          ...(styled && { styled: eachOf(styled, emptiedCode) }),
        },
      };
    }
    case 'component':
      return block;
  }
}

function emptiedCode({ previewHtml, codeHtml }: DemoCode): DemoCode {
  return { ...(previewHtml && { previewHtml: '' }), ...(codeHtml && { codeHtml: '' }) };
}

function eachOf<T>(record: Partial<Record<CodeStyling, T>>, change: (value: T) => T) {
  const changed = Object.entries(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(changed) as Partial<Record<CodeStyling, T>>;
}
