import { findTrail, type NavItem, type Page, type Product } from '@/model';
import { nameInAddress, nameInSuffix, searchFlags, usualSuffix } from '@/model/search';
import { termsOfName } from '@/model/searchWords';
import { firstSentence, textOfHtml } from './plainText';
import { readSections, type PageSection } from './readSections';
import type { ReadersWords } from './readersWords';
import type { ShardDraft } from './shardDraft';

/** Characters of the description below a page and below a section in the results. */
const lengths = { page: 120, section: 90 };

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
      firstSentence(description, lengths.page),
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
    if (section.id) addSection(draft, section, { place, title, trail, words });
    addAnswers(draft, section, { place, title, trail });
    addDemos(draft, section, { place, title, trail });
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
  const line = firstSentence(description, lengths.page);
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
  const line = firstSentence(description, lengths.page);
  const flags = component ? searchFlags.internal : 0;
  draft.addPlace(['page', pathname, title, line, draft.trail([]), 0, flags, ''], {
    names: [component || title],
    within: [],
    text: `compare comparison difference ${title}`,
  });
}

interface Within {
  place: number;
  title: string;
  trail: readonly string[];
}

interface SectionAround extends Within {
  /** Words of readers for it. */
  words: readonly string[];
}

/** Adds a section. Its id is another name: the section `Save the changes` may be at `#server-side-persistence`. */
function addSection(draft: ShardDraft, section: PageSection, around: SectionAround): void {
  const { place, title, trail, words } = around;
  const usual = usualSuffix('section', section.title);
  const suffix = `#${section.id}`;
  const names = [section.title, ...(suffix === usual ? [] : [nameInSuffix(suffix)])];
  const others = wordsOfAliases(section.aliases, [...names, title]);
  draft.addPart(
    [
      place,
      'section',
      section.title,
      suffix === usual ? 0 : suffix,
      firstSentence(section.text, lengths.section),
    ],
    {
      names,
      within: [title, ...others],
      text: [...trail, section.text, section.code, ...words].join(' '),
    },
  );
}

/** Entities in the ids of earlier headings. */
const entities = new Set(['amp', 'quot', 'apos', 'lt', 'gt']);

/**
 * Returns the words of a heading's other ids that are in none of its names, `family` of `#font-family` for `Change the
 * font`. Words that are in them would count twice.
 */
function wordsOfAliases(aliases: readonly string[], names: readonly string[]): string[] {
  const bare = (word: string) => word.toLowerCase().replace(/s$/, '');
  const known = new Set(names.flatMap(termsOfName).map(bare));
  const words = new Set(aliases.flatMap((id) => nameInSuffix(id).split(' ')));
  return [...words].filter((word) => !known.has(bare(word)) && !entities.has(word));
}

/** Adds answers, which lead to their section. */
function addAnswers(draft: ShardDraft, section: PageSection, { place, title }: Within): void {
  for (const answer of section.answers) {
    draft.addPart([place, 'answer', answer.title, section.id && `#${section.id}`, section.title], {
      names: [answer.title],
      within: [title],
      text: answer.text,
    });
  }
}

/** Adds demos, each described by the section that shows it. */
function addDemos(draft: ShardDraft, section: PageSection, { place, title }: Within): void {
  for (const name of section.demos) {
    draft.addPart([place, 'demo', name, 0, section.title], {
      names: [name],
      within: [title],
      text: section.title,
    });
  }
}
