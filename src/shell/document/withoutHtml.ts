import type { Block } from '@/model';
import type { DemoFrameProps } from '../demo-frame';
import type { PageView } from '../viewPage';

interface KnownPageProps extends Partial<DemoFrameProps> {
  view?: PageView;
}

/** Styles of the server-rendered demos of a page; the document prints them in its head. */
export function demoCssOf(props: Record<string, unknown>): string {
  const pageProps = props.pageProps as KnownPageProps | undefined;
  return pageProps?.view?.demoCss ?? pageProps?.css ?? '';
}

/**
 * The page's props as the document sends them: bodies that already stand in the HTML are left empty, and the
 * browser keeps what it has (see `ServerHtml`). Client navigation reads the full props from `_next/data`.
 */
export function withoutHtml<P extends Record<string, unknown>>(props: P): P {
  const pageProps = props.pageProps as KnownPageProps | undefined;
  if (pageProps?.css !== undefined)
    return { ...props, pageProps: { ...pageProps, html: '', css: '' } };
  if (!pageProps?.view) return props;
  const { view } = pageProps;
  const page = { ...view.page, descriptionHtml: '', blocks: view.page.blocks.map(emptied) };
  return { ...props, pageProps: { ...pageProps, view: { ...view, page, demoCss: '' } } };
}

function emptied(block: Block): Block {
  switch (block.kind) {
    case 'prose':
    case 'codeTabs':
      return { ...block, html: '' };
    case 'demo': {
      const { previewHtml, codeHtml, ...demo } = block.demo;
      const emptied = {
        ...(previewHtml && { previewHtml: '' }),
        ...(codeHtml && { codeHtml: '' }),
      };
      return { ...block, html: '', demo: { ...demo, ...emptied } };
    }
    case 'component':
      return block;
  }
}
