import type { SearchShard } from '@/model';
import type { OpenIndex } from './unpackIndex';
import { documentsOfPlaces } from './documentsOfPlaces';

/**
 * Returns the index of a shard's names with a complete field `place`: a part or a row is also found by the names of its
 * places, whose postings are not in the download.
 */
export function withNamesOfPlaces(index: OpenIndex, content: SearchShard): OpenIndex {
  const read = new Map<number, readonly (readonly number[])[]>();
  let documents: readonly (readonly number[])[] | undefined;
  return {
    terms: index.terms,
    get letters() {
      return index.letters;
    },
    postings(term) {
      const known = read.get(term);
      if (known) return known;
      documents ??= documentsOfPlaces(content);
      const [names = [], others = []] = index.postings(term);
      const place = [...others];
      const seen = new Set(others);
      for (const name of names) {
        for (const id of documents[name] ?? []) {
          if (!seen.has(id)) place.push(id);
          seen.add(id);
        }
      }
      const fields = [names, place];
      read.set(term, fields);
      return fields;
    },
  };
}
