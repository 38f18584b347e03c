import { termsOfName } from '@/model/searchWords';
import { nameInSuffix, usualSuffix } from '@/model/search';
import { firstSentence } from './plainText';
import type { PageSection } from './readSections';
import type { ShardDraft } from './shardDraft';

/** Characters of the description below a section in the results. */
const descriptionLength = 90;

/** The page of a section, and words for it. */
export interface SectionAround {
  /** Index of the page among the places. */
  place: number;
  title: string;
  /** Words of readers for it. */
  words: readonly string[];
}

/** Adds a section. Its id is another name: the section `Save the changes` may be at `#server-side-persistence`. */
export function addHeading(draft: ShardDraft, section: PageSection, around: SectionAround): void {
  const { place, title, words } = around;
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
      firstSentence(section.text, descriptionLength),
    ],
    {
      names,
      within: [title, ...others],
      text: [section.text, section.code, ...words].join(' '),
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
