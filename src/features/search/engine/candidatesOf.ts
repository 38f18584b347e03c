import type { FieldMatch } from './collectMatches';
import { bestWordOf } from './nameCover';
import { outlinePart, outlinePlace } from './outline';
import { outlineRow } from './outlineRow';
import type { Owner } from './ownersOf';
import type { Candidate } from './scoring';
import { itemAt } from './itemAt';
import { type Search, bestOwners } from './bestOwners';

/** Returns the outlines of a document, one for each owner if it is a row, with what each word of the query found in it. */
export function candidatesOf(search: Search, id: number): Candidate[] {
  const { shard, matches } = search;
  const { places, parts } = shard.content;
  const words = matches.words.map((found) => found.get(id));
  if (id < places.length) return [{ outline: outlinePlace(shard, id), words }];
  const part = parts[id - places.length];
  if (part) return [{ outline: outlinePart(shard, part), words }];
  const row = id - places.length - parts.length;
  return bestOwners(search, row).map((owner) => ({
    outline: outlineRow(shard, row, owner),
    words: words.map((match, at) => match && withOwner(match, owner, { search, at })),
  }));
}

/** What a row's places have in common is not what this owner has: a word counts as far as it names the owner. */
function withOwner(
  match: FieldMatch,
  { place }: Owner,
  { search, at }: { search: Search; at: number },
): FieldMatch {
  if (match.place === 0) return match;
  const [, , name, , , , , prefix] = itemAt(search.shard.content.places, place);
  const terms = itemAt(search.matches.termsOfWords, at);
  const named = Math.max(bestWordOf(name, terms), terms.get(prefix.toLowerCase()) ?? 0);
  return { ...match, place: Math.min(match.place, named) };
}
