import { findTrail } from '@/model';
import { searchFlags } from '@/model/search';
import type { ProductContent } from '@/content/pages';
import { addComparison, addPage, addPostList } from './addPages';
import { addReference } from './addReference';
import { MentionCounts } from './MentionCounts';
import { chooseGuide, type Guide } from './chooseGuide';
import { textOfHtml } from './plainText';
import type { ShardDraft } from './shardDraft';
import type { ShardInput } from './shardInput';

/**
 * Adds the pages of a product, its list of posts, and its reference: first what the most pages mention, because of the
 * components with a prop of the same name, the search shows the first.
 */
export function addProduct(draft: ShardDraft, input: ShardInput, content: ProductContent) {
  const { folder, navigation, product } = content;
  const pages = input.pages.filter((page) => page.productFolder === folder);
  const written = pages.filter((page) => !page.reference);
  const guides: Guide[] = [];
  const mentions = new MentionCounts();
  for (const summary of written) {
    const page = input.readPage(summary);
    if (!page) continue;
    if (summary.comparison !== undefined) {
      addComparison(draft, page, summary.comparison);
      continue;
    }
    mentions.add(page);
    const isAside = product.searchedLast?.some((start) => summary.pathname.startsWith(start));
    if (!isAside) guides.push({ page: summary, title: textOfHtml(page.h1), place: draft.size });
    const flags = isAside ? searchFlags.aside : 0;
    addPage(draft, page, { navigation, flags, readersWords: input.readersWords });
  }
  if (product.blog && written.length > 0) addPostList(draft, product);
  const addresses = new Set(pages.map(({ pathname }) => pathname));
  for (const doc of mentions.sort(input.docs)) {
    const pathname = doc.pathname.replace(/#.*$/, '');
    if (!addresses.has(pathname)) continue;
    const trail = findTrail(navigation, pathname).slice(0, -1);
    addReference(draft, doc, {
      trail: trail.map(({ title }) => title),
      guide: chooseGuide(doc, guides),
    });
  }
}
