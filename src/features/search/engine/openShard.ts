import type { SearchShard, SearchShardFacts } from '@/model';
import { shardVersion } from '@/model/search';
import { unpackIndex, type OpenIndex } from './unpackIndex';

/** A shard in memory. */
export interface OpenShard {
  facts: SearchShardFacts;
  content: SearchShard;
  /** Fields `name` and `place` of all documents. */
  names: OpenIndex;
  /** What pages say. */
  words: OpenIndex;
  /** What sections of many pages are called, `Accessibility`. */
  commonTitles: ReadonlySet<string>;
  /** How many documents there are: places, parts and rows. */
  documents: number;
}

/**
 * Opens what the browser fetched.
 * @throws Error where it is no shard of this version, or cut off.
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
    names: unpackIndex(names),
    words: unpackIndex(words),
    commonTitles: commonTitlesOf(parts),
    documents: places.length + parts.length + rows.length,
  };
}

/** Sections of so many pages with one title say little by it. */
const manySections = 8;

function commonTitlesOf(parts: SearchShard['parts']): Set<string> {
  const counts = new Map<string, number>();
  for (const [, kind, title] of parts) {
    if (kind === 'section') counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([title, count]) => (count < manySections ? [] : [title])));
}
