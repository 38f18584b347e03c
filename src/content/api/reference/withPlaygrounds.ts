import type { PlannedPlaygrounds } from '../playground-controls';
import type { CompiledPage } from '@/content/pages';

/**
 * Adds playgrounds to a page: the page gets the names of the controls, and the demos' code the controls themselves.
 */
export function withPlaygrounds(
  compiled: CompiledPage,
  playgrounds: PlannedPlaygrounds,
): CompiledPage {
  if (Object.keys(playgrounds).length === 0) return compiled;
  const demos = compiled.demos.map((demo) => {
    const playground = demo.playground && playgrounds[demo.name];
    return playground ? { ...demo, source: { ...demo.source, playground } } : demo;
  });
  const blocks = compiled.page.blocks.map((block) => {
    const playground = block.kind === 'demo' ? playgrounds[block.demo.name] : undefined;
    if (block.kind !== 'demo' || !playground) return block;
    const controls = playground.controls.map(({ name }) => name);
    return { ...block, demo: { ...block.demo, controls } };
  });
  return { ...compiled, demos, page: { ...compiled.page, blocks } };
}
