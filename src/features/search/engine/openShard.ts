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
    documents: places.length + parts.length + rows.length,
  };
}
