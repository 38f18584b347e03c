import type { Block, ErrorPlace, NavItem, Page, ProductFacts } from '@/model';
import type { PageView } from '@/shell/server/pageView';
import { exportLine } from '../bundle/exportLine';
import { listDemos, type PageSources } from '../bundle/sources';
import type { CheckProblem } from '../problem';
import { listenToConsole } from './listenToConsole';
import { renderComponent, type Components, type RenderedOne } from './renderComponent';
import type { ServerBundle, ServerModules } from './runBundle';

/** The product of a page, with its navigation. */
export interface Around {
  product: ProductFacts;
  folder: string;
  navigation: readonly NavItem[];
}

/** A server-rendered page, and the problems of its demos. */
export interface RenderedPage {
  view: PageView;
  /** Markup and styles of each demo by demo key. */
  alone: Map<string, { html: string; css: string }>;
  problems: CheckProblem[];
}

/** Renders a page and its demos as a build does. Checks that JavaScript variants render the same as the TypeScript. */
export async function renderPage(
  server: ServerBundle,
  modules: ServerModules,
  { root, page: sources, around }: { root: string; page: PageSources; around: Around },
): Promise<RenderedPage> {
  const { page } = sources.compiled;
  const problems: CheckProblem[] = [];
  const components: Record<string, Components[string]> = {};
  const alone: RenderedPage['alone'] = new Map();
  for (const { key, file } of listDemos(sources)) {
    const line = exportLine(root, file);
    const typed = await renderComponent(server, {
      root,
      sources,
      name: key,
      file,
      line,
      load: modules.demos[key],
    });
    problems.push(...typed.problems);
    if (!typed.Component) continue;
    components[key] = typed.Component;
    alone.set(key, typed);
    const load = modules.javaScript[key];
    if (!load || typed.problems.some(({ what }) => what.includes('cannot be rendered'))) continue;
    const plain = await renderComponent(server, { root, sources, name: key, file, line, load });
    if (plain.html !== typed.html)
      problems.push(differsInJavaScript({ file, line }, typed.html, plain));
  }
  const { blocks, css } = await withMarkup(server, page, components);
  const view = server.viewPage({ ...page, blocks }, { ...around, ...unknown, demoCss: css });
  return { view: { ...view, hasAd: false }, alone, problems };
}

/** Placeholders for facts of other pages, which a check of single pages does not read. */
const unknown = {
  sizes: {},
  counterparts: { products: {}, versions: {} },
  lastUpdated: undefined,
};

async function withMarkup(
  server: ServerBundle,
  page: Page,
  components: Components,
): Promise<{ blocks: Block[]; css: string }> {
  let whole: { blocks: Block[]; css: string } = { blocks: page.blocks, css: '' };
  // Messages are ignored here: `renderComponent` has reported those of each demo.
  await listenToConsole(async () => {
    whole = await server.withDemos(page, components);
  });
  return whole;
}

function differsInJavaScript(place: ErrorPlace, typed: string, plain: RenderedOne): CheckProblem {
  const at = firstDifference(typed, plain.html);
  const [thrown] = plain.problems;
  const excerpt = (html: string) => html.slice(Math.max(0, at - 20), at + 60);
  return {
    check: 'JavaScript variant',
    ...place,
    what: thrown
      ? `The JavaScript made of this demo doesn't render as the TypeScript does: ${thrown.what}`
      : `The JavaScript made of this demo renders \`${excerpt(plain.html)}\` where the TypeScript renders \`${excerpt(typed)}\`.`,
    fix: 'Use no TypeScript that runs (enums, namespaces), and render the same each time: no random values, no current time.',
  };
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
