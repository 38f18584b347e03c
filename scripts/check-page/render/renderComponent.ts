import type { DocsProblem } from '@/model';
import { placeInStack } from '../bundle/placeInStack';
import type { PageSources } from '../bundle/sources';
import type { SourcePlace } from '../frame/showcase';
import type { CheckProblem } from '../problem';
import { listenToConsole } from './listenToConsole';
import { isComponent, type ServerBundle } from './runBundle';

/** Components of demos by demo key. */
export type Components = Parameters<ServerBundle['withDemos']>[1];

/** A demo or fence to render by itself. */
export interface RenderRequest {
  root: string;
  /** The page it is on. */
  sources: PageSources;
  name: string;
  file: string;
  /** Line at which problems without a stack trace are reported. */
  line?: number;
  load?: () => unknown;
}

/** The result: `html` is empty if the component could not be rendered. */
export interface RenderedOne {
  Component?: Components[string];
  html: string;
  css: string;
  problems: CheckProblem[];
}

/** Renders one component on the server and reports what it throws and writes to the console. */
export async function renderComponent(
  server: ServerBundle,
  { root, sources, name, file, line, load }: RenderRequest,
): Promise<RenderedOne> {
  const rendered: RenderedOne = { html: '', css: '', problems: [] };
  const report = (found: Pick<DocsProblem, 'what' | 'fix'>, stack: string) => {
    const place = placeInStack(stack, { root, sources, placeOf }) ?? { file, line };
    rendered.problems.push({ check: 'server render', ...found, ...place });
  };
  const heard = await listenToConsole(async () => {
    try {
      const Component = load?.();
      if (!isComponent(Component)) return;
      rendered.Component = Component;
      const { pathname } = sources.compiled;
      const { html, css, broken } = await server.renderDemos(pathname, [{ name, Component }]);
      Object.assign(rendered, { html: html[name] ?? '', css });
      for (const { problem, cause } of broken) {
        report({ what: problem.what, fix: problem.fix }, stackOf(cause));
      }
    } catch (error) {
      const what = `The module cannot be run: ${String(error)}`;
      report({ what, fix: 'Make it run without a browser.' }, stackOf(error));
    }
  });
  for (const { text, stack } of heard) {
    if (isOfPackage(text, stack)) continue;
    const what = `On the server it writes to the console: ${text}`;
    report({ what, fix: 'Fix what the message names.' }, stack);
  }
  return rendered;
}

const authored = /(docs-data\/[^\s:]+|check-fence:[^\s:]+):(\d+):(\d+)/;

/** Returns the place that a line of a stack trace names. Node has applied the source map already. */
function placeOf(text: string): SourcePlace | undefined {
  const [, file, line, column] = authored.exec(text) ?? [];
  return file ? { file, line: Number(line), column: Number(column) } : undefined;
}

/** Whether a message is React's warning about `defaultProps` of a package's component, which authors cannot fix. */
function isOfPackage(text: string, stack: string): boolean {
  const [, component = ''] = stack.split(/\n\s+at /);
  return /: Support for defaultProps will be removed/.test(text) && !authored.test(component);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}
