import type { ProductContent, CompiledPage } from '@/content/pages';
import { parsePage } from '@/content/pages/parse';
import type { WrittenPage } from './describeComparison';

/** A generated page and its place on the site. */
export interface GeneratedPage {
  section: Pick<ProductContent, 'folder' | 'product'>;
  pathname: string;
  /** Its name in the navigation. */
  name: string;
  written: WrittenPage;
}

/** Parses a generated page. The result has the form of a handwritten page. */
export function parseGeneratedPage(page: GeneratedPage): CompiledPage {
  const { section, pathname, name, written } = page;
  const { title, description, markdown } = written;
  const file = `docs-data/${section.folder}/product.ts`;
  const place = { file, pathname, productFolder: section.folder };
  const frontMatter = { productId: section.product.id, title, description, disableAd: true };
  const source = { ...place, text: markdown, body: markdown, bodyLine: 1, frontMatter };
  const known = { components: [], imageExists: () => true };
  const parsed = parsePage({ ...source, problems: [] }, known);
  const { h1, descriptionHtml, headings, blocks, anchors, links, problems } = parsed;
  return {
    ...place,
    page: {
      ...{ pathname, productId: section.product.id, source: file, title, description },
      ...{ h1, descriptionHtml, frontMatter, headings },
      blocks: blocks.filter((block) => block.kind === 'prose'),
    },
    ...{ anchors, links, problems, demos: [], images: [], names: [], inputs: {} },
    markdownVersion: asText(markdown),
    comparison: name,
  };
}

/** Replaces tags of keys by their text: the Markdown version has no tags. */
function asText(markdown: string): string {
  return markdown.replace(/<(p|kbd)\b[^>]*>(.*?)<\/\1>/g, '$2');
}
