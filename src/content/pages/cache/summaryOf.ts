import type { CompiledPage, PageSummary } from '../stages';

/** Returns the part of a page's result that stays in memory. */
export function summaryOf(compiled: CompiledPage): PageSummary {
  const { file, pathname, productFolder, page, demos, reference } = compiled;
  const { comparison, anchors, links, names, uses, problems } = compiled;
  const { productId, title, description, frontMatter, post } = page;
  const demoNames = [...new Set(demos.map((demo) => demo.name))];
  const documents = [...(frontMatter.components ?? []), ...(frontMatter.hooks ?? [])];
  const playgrounds = demos.flatMap(({ playground }) => playground ?? []);
  const about = {
    file,
    pathname,
    productFolder,
    productId,
    title,
    description,
    documents,
    reference,
    ...(comparison !== undefined && { comparison }),
    post,
    ...(playgrounds.length > 0 && { playgrounds }),
    ...(frontMatter.fullScreen && { fullScreen: true }),
  };
  return { ...about, demos: demoNames, anchors, links, names, uses, problems };
}
