import type { FenceComponent } from '../bundle/fenceComponents';
import type { CheckProblem } from '../problem';
import type { PageSources } from '../bundle/sources';
import { renderComponent } from './renderComponent';
import type { ServerBundle, ServerModules } from './runBundle';

/** A fence with its server-rendered markup and styles. */
export interface RenderedFence {
  fence: FenceComponent;
  index: number;
  html: string;
  css: string;
}

/** Renders the fences of a page on the server. Reports what they throw or write to the console. */
export async function renderFences(
  server: ServerBundle,
  modules: ServerModules,
  { root, sources }: { root: string; sources: PageSources },
): Promise<{ fences: RenderedFence[]; problems: CheckProblem[] }> {
  const rendered: RenderedFence[] = [];
  const problems: CheckProblem[] = [];
  for (const [key, load] of Object.entries(modules.fences)) {
    const index = Number(key);
    const fence = sources.fences[index];
    if (!fence) continue;
    const { file, line } = fence;
    const one = await renderComponent(server, { root, sources, name: 'fence', file, line, load });
    problems.push(...one.problems.map((problem) => ({ ...problem, check: 'fences' as const })));
    if (one.html) rendered.push({ fence, index, html: one.html, css: one.css });
  }
  return { fences: rendered, problems };
}
