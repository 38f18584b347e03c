import type { SearchShard } from '@/model';
import { shardVersion } from '@/model/search';
import { termsOf, termsOfName } from '@/model/searchWords';
import { pack } from './pack';

/** The content of a shard, without its indexes. */
export type ShardContent = Pick<SearchShard, 'name' | 'places'> &
  Partial<Pick<SearchShard, 'parts' | 'rows' | 'trails' | 'texts'>>;

/** Builds a shard whose documents are found by their names, their place, and their text. */
export function buildShard(content: ShardContent): SearchShard {
  const { parts = [], rows = [], trails = [[]], texts = [''], ...own } = content;
  const { places } = content;
  const ownersOf = (packed: readonly number[]) => {
    let place = 0;
    return packed.flatMap((distance, at) => {
      if (at % 3 > 0) return [];
      place += distance;
      return termsOfName(places[place]![2]);
    });
  };
  return {
    ...{ version: shardVersion, ...own, parts, rows, trails, texts },
    names: pack(2, [
      ...places.map(([, , title, , , , , also]) => [termsOfName(title), termsOf(also)]),
      ...parts.map(([place, , title]) => [termsOfName(title), termsOfName(places[place]![2])]),
      ...rows.map(([, name, owners]) => [termsOfName(name), ownersOf(owners)]),
    ]),
    words: pack(1, [
      ...places.map(([, , , text]) => [termsOf(text)]),
      ...parts.map(([, , , , text]) => [termsOf(text)]),
      ...rows.map(() => [[]]),
    ]),
  };
}
