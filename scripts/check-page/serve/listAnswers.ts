import { demoFrameUrl, demoKey, demoSourceUrl, type PageDemo } from '@/model';
import type { PageSources } from '../bundle/sources';
import { fenceAddress } from '../bundle/entries';
import type { RenderedFence } from '../render/renderFences';
import type { Around, RenderedPage } from '../render/renderPage';
import type { ServerBundle } from '../render/runBundle';
import type { Answers } from './createCheckServer';
import { documentHtml } from './documentHtml';

type Answer = [string, NonNullable<ReturnType<Answers['get']>>];

/** A page with all that was rendered for its check. `at` is its index in the run. */
export interface ShownPage {
  at: number;
  sources: PageSources;
  rendered: RenderedPage;
  fences: readonly RenderedFence[];
  around: Around;
}

/** Returns the answers to what the browser may request while a page is checked, as pairs of address and answer. */
export function listAnswers(server: ServerBundle, page: ShownPage): Answer[] {
  const { view } = page.rendered;
  const { blocks, pathname } = view.page;
  const demos = blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo] : []));
  return [
    [pathname, html(pageDocument(server, page))],
    [`/_navigation/${page.around.folder}.json`, json(page.around.navigation)],
    ...demos.map((demo): Answer => {
      return [demoFrameUrl(pathname, demo.name), html(frameDocument(server, page, demo))];
    }),
    ...page.sources.compiled.demos.map(({ source }): Answer => {
      return [demoSourceUrl(pathname, source.name), json(source)];
    }),
    ...page.fences.map((fence): Answer => {
      const address = fenceAddress(page.at, fence.index);
      return [address, html(fenceDocument(server, address, fence))];
    }),
  ];
}

/**
 * Returns an empty document for each page, as pairs of address and answer. A gallery fetches the pages it shows, which a
 * check does not render unless they are checked, too.
 */
export function listPlaceholders(pages: readonly { pathname: string }[]): Answer[] {
  return pages.map(({ pathname }) => [pathname, html('<!doctype html><title>Page</title>')]);
}

const html = (body: string) => ({ type: 'text/html' as const, body });
const json = (value: unknown) => ({
  type: 'application/json' as const,
  body: JSON.stringify(value),
});

function pageDocument(server: ServerBundle, { rendered: { view } }: ShownPage): string {
  return documentHtml({
    title: view.documentTitle,
    shown: { kind: 'page', view },
    early: server.earlyScriptsOf({ pageProps: { view } }),
    earlyBody: server.earlyBodyScript,
    demoCss: view.demoCss,
    demoSheet: view.page.demoStyles,
  });
}

function frameDocument(server: ServerBundle, page: ShownPage, demo: PageDemo): string {
  const { view, alone } = page.rendered;
  const { iframe, maxWidth } = demo.options;
  const [styling = 'MUI System'] = demo.stylings;
  const { html: markup = '', css = '' } =
    alone.get(demoKey(demo.name, styling)) ?? alone.get(demo.name) ?? {};
  const props = {
    ...{ name: demo.name, pathname: view.page.pathname, html: markup, css },
    layout: iframe ? ('page' as const) : ('box' as const),
    maxWidth: maxWidth ? `${maxWidth}px` : 'none',
    stylings: demo.stylings.join(),
    fonts: '',
  };
  return documentHtml({
    title: demo.name,
    shown: { kind: 'frame', props },
    early: server.earlyScriptsOf({ pageProps: props }),
    // On the site this script is part of the server's markup. Scripts that React renders in the browser don't run.
    earlyBody: `${server.earlyBodyScript};${server.earlyViewScript}`,
    demoCss: css,
    demoSheet: view.page.demoStyles,
  });
}

function fenceDocument(
  server: ServerBundle,
  address: string,
  { html: markup, css }: RenderedFence,
): string {
  return documentHtml({
    title: address,
    shown: { kind: 'fence', address },
    early: server.earlyScriptsOf({}),
    earlyBody: server.earlyBodyScript,
    demoCss: css,
    html: markup,
  });
}
