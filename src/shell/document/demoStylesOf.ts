import { type KnownPageProps, viewOf } from './viewOf';
import { hasApiBlocks } from './pageContents';

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

/** Returns the styles of demos that may be on the first screen. Live components of the API reference are rendered later. */
export function earlyDemoStylesOf(props: Record<string, unknown>): string {
  return demoCssOf(props) + (hasApiBlocks(props) ? '' : (demoSheetOf(props) ?? ''));
}
