import type { SearchShard } from '@/model';
import type { OpenIndex } from './unpackIndex';
import { itemAt } from './itemAt';

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

/** Returns the ids of the parts and rows of each place. */
function documentsOfPlaces({ places, parts, rows }: SearchShard): number[][] {
  const documents = places.map((): number[] => []);
  let id = places.length;
  for (const [place] of parts) {
    itemAt(documents, place).push(id);
    id += 1;
  }
  // Rows are thousands, so their owners are read without `ownersOf`, which makes an object for each.
  for (const [, , packed] of rows) {
    let place = 0;
    for (let at = 0; at < packed.length; at += 3) {
      place += itemAt(packed, at);
      itemAt(documents, place).push(id);
    }
    id += 1;
  }
  return documents;
}
