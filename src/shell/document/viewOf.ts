import type { Block, Page } from '@/model';
import type { DemoFrameProps } from '../demo-frame';
import type { PostView } from '../blog/viewPost';
import type { ShowcaseView } from '../home/Showcases';
import type { PageView } from '../server/pageView';

/** The properties of all kinds of pages, as far as the document reads them. */
export interface KnownPageProps extends Partial<DemoFrameProps> {
  view?: PageView;
  /** The view of a post. */
  post?: PostView;
  /** The demos of the home page. */
  home?: ShowcaseView;
}

/** The part of a page's data that the document reads. */
export interface ContentView {
  page: { blocks: Block[]; descriptionHtml: string } & Pick<Page, 'demoStyles'>;
  demoCss: string;
}

/** Returns the view with a page's blocks in the props of the app; undefined for pages without one. */
export function viewOf(props: Record<string, unknown>): ContentView | undefined {
  const pageProps = props.pageProps as KnownPageProps | undefined;
  return pageProps?.view ?? pageProps?.post ?? pageProps?.home;
}
