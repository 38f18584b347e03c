import { readCachedPage, type CompiledPage, type PageSummary } from '@/content/pages';
import { problemsStoppingBuild } from '@/model/severity';
import { withAddition } from '@/content/api';
import type { SiteOutput } from './siteOutput';

/** Reads pages with what the reference adds to them. A page with problems is read without its broken demos. */
export function* readPages(
  { root, cache, additions }: SiteOutput,
  pages: readonly PageSummary[],
): Generator<CompiledPage> {
  for (const { pathname } of pages) {
    const page = readCachedPage(root, cache.pages.get(pathname)?.key ?? '');
    if (!page) continue;
    const whole =
      problemsStoppingBuild(page.problems).length === 0 ? page : withoutBrokenDemos(page);
    yield withAddition(whole, additions.get(pathname));
  }
}

function withoutBrokenDemos(compiled: CompiledPage): CompiledPage {
  const demos = compiled.demos.filter((demo) => demo.problems.length === 0);
  const names = new Set(demos.map((demo) => demo.name));
  const blocks = compiled.page.blocks.filter(
    (block) => block.kind !== 'demo' || names.has(block.demo.name),
  );
  return { ...compiled, demos, page: { ...compiled.page, blocks } };
}
