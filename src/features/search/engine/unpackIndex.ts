import type { PackedIndex } from '@/model';
import { unpackIds } from '@/model/searchIds';
import { lettersOf } from './nearness';
import { itemAt } from './itemAt';

/**
 * A search index that is read in its download format. Restoring MiniSearch's own index of a 300 KB shard takes 126 ms
 * (70 ms with warm code) while the reader waits; here only the postings of typed terms are parsed.
 */
export interface OpenIndex {
  /** Sorted terms. */
  terms: readonly string[];
  /** Letters of each term as a bit mask. */
  letters: Uint32Array;
  /** Ids of the documents that have a term, by field. */
  postings: (term: number) => readonly (readonly number[])[];
}

/**
 * Parses what the compiler's `packIndex` wrote.
 * @throws Error if it is truncated.
 */
export function unpackIndex({ terms: packedTerms, postings: packed }: PackedIndex): OpenIndex {
  const terms = packedTerms === '' ? [] : packedTerms.split(' ');
  const postings = packed === '' ? [] : packed.split(' ');
  if (terms.length !== postings.length) throw new Error('The index is cut off.');
  const read = new Map<number, readonly (readonly number[])[]>();
  let letters: Uint32Array | undefined;
  return {
    terms,
    get letters() {
      letters ??= Uint32Array.from(terms, lettersOf);
      return letters;
    },
    postings(term) {
      const known = read.get(term);
      if (known) return known;
      const fields = itemAt(postings, term).split(';').map(unpackIds);
      read.set(term, fields);
      return fields;
    },
  };
}
