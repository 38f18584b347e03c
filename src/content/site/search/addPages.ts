import { findTrail, type NavItem, type Page, type Product } from '@/model';
import { nameInAddress, searchFlags } from '@/model/search';
import { identifiersIn } from './namesInCode';
import { firstSentence, textOfHtml } from './plainText';
import { readSections } from './readSections';
import type { ReadersWords } from './readersWords';
import type { ShardDraft } from './shardDraft';
import { addSection } from './addSection';

/** Characters of the description below a page in the results. */
const descriptionLength = 120;

/** The context of a page. */
export interface PageAround {
  navigation: readonly NavItem[];
  /** Its facts ({@link searchFlags}). */
  flags: number;
  readersWords: ReadersWords;
}

/** Adds a handwritten page with its sections and demos. */
export function addPage(draft: ShardDraft, page: Page, around: PageAround): void {
  const { navigation, flags, readersWords } = around;
  const { pathname, frontMatter, description } = page;
  const [opener, ...sections] = readSections(page);
  const title = textOfHtml(page.h1);
  const also = [...(frontMatter.components ?? []), ...(frontMatter.hooks ?? [])];
  const trail = trailOf(navigation, pathname);
  const slug = nameInAddress(pathname);
  const words = readersWords.wordsOf(pathname);
  const place = draft.size;
  draft.addPlace(
    [
      page.post ? 'post' : 'page',
      pathname,
      title,
      firstSentence(description, descriptionLength),
      draft.trail(trail),
      ...([0, flags] as const),
      also.join(' '),
    ],
    {
      names: title.toLowerCase().includes(slug) ? [title] : [title, slug],
      within: [...also, ...trail, ...(page.post?.tags ?? [])],
      text: [page.title, description, opener?.text, opener?.code, ...words].join(' '),
    },
  );
  for (const section of opener ? [opener, ...sections] : sections) {
    const words = readersWords.wordsOf(`${pathname}#${section.id}`);
    const isAside = (flags & searchFlags.aside) !== 0;
    const added = isAside ? { ...section, code: identifiersIn(section.code) } : section;
    addSection(draft, added, { place, title, words });
  }
}

/** Returns the titles that lead to a page. A page outside of the navigation belongs to the one above it. */
function trailOf(navigation: readonly NavItem[], pathname: string): string[] {
  const titles = findTrail(navigation, pathname).map((item) => item.title);
  if (titles.length > 0) return titles.slice(0, -1);
  const above = pathname.replace(/[^/]+\/$/, '');
  return findTrail(navigation, above).map((item) => item.title);
}

/** Adds the list of a product's posts, which has no page of its own among the content. */
export function addPostList(draft: ShardDraft, { home, name, description, blog }: Product): void {
  const line = firstSentence(description, descriptionLength);
  draft.addPlace(['page', home, name, line, draft.trail([]), 0, 0, ''], {
    names: [name],
    within: [...(blog?.tags ?? [])],
    text: `post posts news ${description}`,
  });
}

/**
 * Adds a comparison of products by its name only: its tables repeat names whose own pages are better results. The list
 * of all comparisons has no component.
 */
export function addComparison(draft: ShardDraft, page: Page, component: string): void {
  const { pathname, title, description } = page;
  const line = firstSentence(description, descriptionLength);
  const flags = component ? searchFlags.internal : 0;
  draft.addPlace(['page', pathname, title, line, draft.trail([]), 0, flags, ''], {
    names: [component || title],
    within: [],
    text: `compare comparison difference ${title}`,
  });
}
