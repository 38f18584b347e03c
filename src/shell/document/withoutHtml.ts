import type { KnownPageProps, ContentView } from './viewOf';
import { withoutBlockHtml } from './withoutBlockHtml';

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
    blocks: view.page.blocks.map(withoutBlockHtml),
    ...(view.page.demoStyles && { demoStyles: '' }),
  };
  return { ...view, page, demoCss: '' };
}
