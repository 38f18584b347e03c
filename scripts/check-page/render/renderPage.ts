import type { Block, ErrorPlace, NavItem, Page, ProductFacts } from '@/model';
import type { PageView } from '@/shell/viewPage';
import { listDemos, type PageSources } from '../bundle/sources';
import type { CheckProblem } from '../problem';
import { listenToConsole } from './listenToConsole';
import { objectAttributes } from './objectAttributes';
import { isComponent, type ServerBundle, type ServerModules } from './runBundle';

/** What surrounds a page on the site. */
export interface Around {
  product: ProductFacts;
  folder: string;
  navigation: readonly NavItem[];
}

/** A page as the server has it, and what is wrong with its demos there. */
export interface RenderedPage {
  view: PageView;
  /** Markup and styles of each demo alone, by its key. */
  alone: Map<string, { html: string; css: string }>;
  problems: CheckProblem[];
}

type Components = Parameters<ServerBundle['withDemos']>[1];

/** Renders a page's demos as a build does, each one also in its JavaScript, which has to give the same markup. */
export async function renderPage(
  server: ServerBundle,
  modules: ServerModules,
  { page: sources, around }: { page: PageSources; around: Around },
): Promise<RenderedPage> {
  const { page } = sources.compiled;
  const problems: CheckProblem[] = [];
  const components: Record<string, Components[string]> = {};
  const alone: RenderedPage['alone'] = new Map();
  for (const { key, file } of listDemos(sources)) {
    const typed = await renderOne(server, {
      pathname: page.pathname,
      name: key,
      file,
      load: modules.demos[key],
    });
    problems.push(...typed.problems);
    if (!typed.Component) continue;
    components[key] = typed.Component;
    alone.set(key, typed);
    const load = modules.javaScript[key];
    if (!load || typed.problems.some(({ what }) => what.includes('cannot be rendered'))) continue;
    const plain = await renderOne(server, { pathname: page.pathname, name: key, file, load });
    if (plain.html !== typed.html) problems.push(differsInJavaScript(file, typed.html, plain));
  }
  const { blocks, css } = await withMarkup(server, page, components);
  const view = server.viewPage({ ...page, blocks }, { ...around, sizes: {}, demoCss: css });
  return { view: { ...view, hasAd: false }, alone, problems };
}

async function withMarkup(
  server: ServerBundle,
  page: Page,
  components: Components,
): Promise<{ blocks: Block[]; css: string }> {
  let whole: { blocks: Block[]; css: string } = { blocks: page.blocks, css: '' };
  // Each demo has said by itself what there is to say.
  await listenToConsole(async () => {
    whole = await server.withDemos(page, components);
  });
  return whole;
}

/** Something that is rendered alone, as the module of a demo or a fence exports it. */
export interface RenderRequest {
  pathname: string;
  name: string;
  file: string;
  /** Line of the file, where it is not the whole file that is rendered. */
  line?: number;
  load?: () => unknown;
}

/** What came of it. */
export interface RenderedOne {
  Component?: Components[string];
  html: string;
  css: string;
  problems: CheckProblem[];
}

/** Renders one component on the server and tells what it throws, writes to the console and leaves in attributes. */
export async function renderOne(
  server: ServerBundle,
  request: RenderRequest,
): Promise<RenderedOne> {
  const { pathname, name, file, line, load } = request;
  const rendered: RenderedOne = { html: '', css: '', problems: [] };
  const report = (what: string, fix: string, place: Partial<ErrorPlace> = {}) =>
    rendered.problems.push({
      ...{ check: 'server render', file, line, what, fix },
      ...(place.line && { file: place.file ?? file, line: place.line, column: place.column }),
    });
  const heard = await listenToConsole(async () => {
    try {
      const Component = load?.();
      if (!isComponent(Component)) return;
      rendered.Component = Component;
      const { html, css, broken } = await server.renderDemos(pathname, [{ name, Component }]);
      Object.assign(rendered, { html: html[name] ?? '', css });
      for (const { problem } of broken) {
        // Without a line it names the file that a demo of this name would have.
        const at = problem.line && !line ? problem : {};
        report(problem.what, problem.fix, at);
      }
    } catch (error) {
      report(`The module cannot be run: ${String(error)}`, 'Make it run without a browser.');
    }
  });
  for (const text of heard)
    report(`On the server it writes to the console: ${text}`, 'Fix what the message names.');
  for (const attribute of objectAttributes(rendered.html)) {
    report(
      `The attribute \`${attribute}\` holds \`[object Object]\`.`,
      'Pass a string, or a prop that accepts objects: this one goes to an element as it is.',
    );
  }
  return rendered;
}

function differsInJavaScript(file: string, typed: string, plain: RenderedOne): CheckProblem {
  const at = [...typed].findIndex((character, index) => character !== plain.html[index]);
  const [thrown] = plain.problems;
  const excerpt = (html: string) => html.slice(Math.max(0, at - 20), at + 60);
  return {
    check: 'JavaScript variant',
    file,
    what: thrown
      ? `The JavaScript made of this demo doesn't render as the TypeScript does: ${thrown.what}`
      : `The JavaScript made of this demo renders \`${excerpt(plain.html)}\` where the TypeScript renders \`${excerpt(typed)}\`.`,
    fix: 'Use no TypeScript that runs (enums, namespaces), and render the same each time: no random values, no current time.',
  };
}
