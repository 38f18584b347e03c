import type { FenceComponent } from '../bundle/fenceComponents';
import type { CheckProblem } from '../problem';
import { renderOne } from './renderPage';
import type { ServerBundle, ServerModules } from './runBundle';

/** A fence that renders, ready to be mounted. */
export interface RenderedFence {
  fence: FenceComponent;
  index: number;
  html: string;
  css: string;
}

/** Renders the fences of a page on the server; those that cannot be rendered are problems. */
export async function renderFences(
  server: ServerBundle,
  modules: ServerModules,
  fences: readonly FenceComponent[],
): Promise<{ fences: RenderedFence[]; problems: CheckProblem[] }> {
  const rendered: RenderedFence[] = [];
  const problems: CheckProblem[] = [];
  for (const [key, load] of Object.entries(modules.fences)) {
    const index = Number(key);
    const fence = fences[index];
    if (!fence) continue;
    const { pathname, file, line } = fence;
    const one = await renderOne(server, { pathname, name: 'fence', file, line, load });
    problems.push(...one.problems.map((problem) => ({ ...problem, check: 'fences' as const })));
    if (one.html) rendered.push({ fence, index, html: one.html, css: one.css });
  }
  return { fences: rendered, problems };
}
