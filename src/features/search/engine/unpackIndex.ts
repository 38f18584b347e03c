import type { PackedIndex } from '@/model';
import { lettersOf } from './nearness';
import { itemAt } from './itemAt';

/**
 * A search index that is read in the form in which it is downloaded. To restore MiniSearch's own index of a shard of 300 KB
 * takes 126 ms (70 ms once its code is warm) while a reader waits; here only the postings of typed terms are parsed.
 */
export interface OpenIndex {
  /** In order. */
  terms: readonly string[];
  /** The letters of each term as bits. */
  letters: Uint32Array;
  /** Ids of the documents that have a term, by field. */
  postings: (term: number) => readonly (readonly number[])[];
}

/**
 * Opens what `packIndex` of the compiler wrote.
 * @throws Error where it is cut off.
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
      const fields = itemAt(postings, term).split(';').map(readIds);
      read.set(term, fields);
      return fields;
    },
  };
}

function readIds(packed: string): number[] {
  if (packed === '') return [];
  let id = 0;
  return packed.split(',').map((distance) => (id += parseInt(distance, 36)));
}
