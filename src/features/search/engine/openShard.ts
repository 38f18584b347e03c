import type { SearchShard, SearchShardFacts } from '@/model';
import { shardVersion } from '@/model/search';
import { withNamesOfPlaces } from './placeField';
import { unpackIndex, type OpenIndex } from './unpackIndex';

/** A parsed shard. */
export interface OpenShard {
  facts: SearchShardFacts;
  content: SearchShard;
  /** Index of the fields `name` and `place` of all documents. */
  names: OpenIndex;
  /** Index of the text of pages. */
  words: OpenIndex;
  /** Titles of sections that many pages have, such as `Accessibility`. */
  commonTitles: ReadonlySet<string>;
  /** Number of documents: places, parts and rows. */
  documents: number;
}

/**
 * Validates and parses a fetched shard.
 * @throws Error if it is no shard of this version, or truncated.
 */
export function openShard(facts: SearchShardFacts, fetched: unknown): OpenShard {
  const content = fetched as SearchShard | null;
  if (content?.version !== shardVersion || content.name !== facts.name) {
    throw new Error(`${facts.name} is not a shard of this version.`);
  }
  const { places, parts, rows, names, words } = content;
  return {
    facts,
    content,
    names: withNamesOfPlaces(unpackIndex(names), content),
    words: unpackIndex(words),
    commonTitles: commonTitlesOf(parts),
    documents: places.length + parts.length + rows.length,
  };
}

/** Number of pages with the same section title from which it counts as common. */
const manySections = 8;

function commonTitlesOf(parts: SearchShard['parts']): Set<string> {
  const counts = new Map<string, number>();
  for (const [, kind, title] of parts) {
    if (kind === 'section') counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([title, count]) => (count < manySections ? [] : [title])));
}
