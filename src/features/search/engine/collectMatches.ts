import type { FoundTerm } from './findTerms';
import type { OpenIndex } from './unpackIndex';
import { itemAt } from './itemAt';

/** Score of a word of the query for each field of a document, from 0 to 1. */
export interface FieldMatch {
  name: number;
  place: number;
  text: number;
}

/** Matches of a word, by document id. */
export type WordMatches = ReadonlyMap<number, FieldMatch>;

/** A function that finds the terms of an index for a word. */
export type Find = (index: OpenIndex, word: string) => FoundTerm[];

interface Collection {
  index: OpenIndex;
  fields: readonly (keyof FieldMatch)[];
  /** Receives the matched terms. */
  terms: Map<string, number>;
  /** Receives the matched documents, with the best score per field. */
  found: Map<number, FieldMatch>;
}

/** Looks a word up in one index. */
export function collectMatches(
  { index, fields, terms, found }: Collection,
  text: string,
  find: Find,
): void {
  for (const { at, quality } of find(index, text)) {
    const term = itemAt(index.terms, at);
    terms.set(term, Math.max(quality, terms.get(term) ?? 0));
    index.postings(at).forEach((ids, place) => {
      const field = itemAt(fields, place);
      for (const id of ids) {
        const match = found.get(id);
        if (match) match[field] = Math.max(match[field], quality);
        else found.set(id, { name: 0, place: 0, text: 0, [field]: quality });
      }
    });
  }
}
