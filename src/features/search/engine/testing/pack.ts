import type { PackedIndex } from '@/model';
import { packIds } from '@/model/searchIds';

/** An index of documents, each with the terms of its fields. */
export function pack(fields: number, documents: readonly string[][][]): PackedIndex {
  const postings = new Map<string, number[][]>();
  documents.forEach((document, id) =>
    document.forEach((terms, field) =>
      new Set(terms).forEach((term) => {
        const lists = postings.get(term) ?? Array.from({ length: fields }, () => []);
        lists[field]!.push(id);
        postings.set(term, lists);
      }),
    ),
  );
  const terms = [...postings.keys()].sort();
  return {
    terms: terms.join(' '),
    postings: terms.map((term) => postings.get(term)!.map(packIds).join(';')).join(' '),
  };
}
