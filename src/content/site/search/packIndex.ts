import MiniSearch from 'minisearch';
import type { PackedIndex } from '@/model';
import { packIds } from '@/model/searchIds';

/** The indexed terms of one document, by field. */
export type IndexedFields = Readonly<Record<string, readonly string[]>>;

/**
 * Indexes documents with MiniSearch and packs the result. A third of MiniSearch's JSON is ids as keys; the packed form
 * has only the terms and the distances between ids. The id of a document is its index in the list. Term frequency is
 * dropped: every occurrence beyond the first counts as one.
 */
export function packIndex(
  fields: readonly string[],
  documents: readonly IndexedFields[],
): PackedIndex {
  const index = new MiniSearch<{ id: number; indexed: IndexedFields }>({
    fields: [...fields],
    extractField: ({ id, indexed }, field) =>
      field === 'id' ? id : (indexed[field] ?? []).join(' '),
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
  });
  index.addAll(documents.map((indexed, id) => ({ id, indexed })));
  const entries = [...index.toJSON().index].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    terms: entries.map(([term]) => term).join(' '),
    postings: entries.map(([, postings]) => packPostings(postings, fields.length)).join(' '),
  };
}

function packPostings(postings: Readonly<Record<string, object>>, fields: number): string {
  const packField = (_: unknown, field: number) => packIds(idsOf(postings[field]));
  return Array.from({ length: fields }, packField).join(';');
}

/** Returns the ids of MiniSearch's documents in ascending order. */
function idsOf(documents: object = {}): number[] {
  return Object.keys(documents)
    .map(Number)
    .sort((a, b) => a - b);
}
