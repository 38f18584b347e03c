import type { Block } from '@/model';
import { fontsOf } from './fontsOf';
import type { CompiledPage, MarkdownSource, ParsedPage } from '../stages';
import type { PageRequest } from './PageRequest';
import { viewDemo } from './viewDemo';
import type { CachedDemo } from './compileDemo';

interface Parts {
  parsed: ParsedPage;
  demos: readonly CachedDemo[];
}

/** Puts the parsed text and the collected demos of a page together, except for what depends on all demos. */
export function assemblePage(
  { file, product }: PageRequest,
  source: MarkdownSource,
  { parsed, demos }: Parts,
): CompiledPage['page'] {
  const remaining = [...demos];
  const blocks = parsed.blocks.map((block): Block => {
    if (block.kind !== 'demo') return block;
    const demo = remaining.shift();
    if (!demo) throw new Error(`${file.file} has a demo that was not collected.`);
    return { kind: 'demo', demo: viewDemo({ file, product }, block, demo), html: '' };
  });
  return {
    pathname: file.pathname,
    productId: source.frontMatter.productId ?? product.id,
    source: file.file,
    title: parsed.title,
    description: parsed.description,
    h1: parsed.h1,
    descriptionHtml: parsed.descriptionHtml,
    frontMatter: source.frontMatter,
    blocks,
    headings: parsed.headings,
    ...fontsOf(product, source),
  };
}
