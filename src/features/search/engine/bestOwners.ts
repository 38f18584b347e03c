import { searchFlags } from '@/model/search';
import type { Matches } from './matchWords';
import { bestWordOf, coverOf, joinedName } from './nameCover';
import type { OpenShard } from './openShard';
import { ownersOf, type Owner } from './ownersOf';
import { itemAt } from './itemAt';

/** Maximum number of owners of a row that become results. */
const mostOwners = 5;

/** Lookups shared by all candidates. */
export interface Search {
  shard: OpenShard;
  matches: Matches;
  /** How well the query names each place, as far as that is known. */
  fits: Map<number, OwnerFit>;
}

/** How well a query names an owner. */
export interface OwnerFit {
  /** How much of its name the query has, from 0 to 1. */
  fits: number;
  /** How many words of the query are in its name: `DesktopDatePicker` has one more of its own than `DatePicker`. */
  says: number;
  /** Whether the query has its name as one word. */
  isTyped: boolean;
}

/**
 * The owners of a row that the query names, in the most of its words, or those that are looked for most: not inherited,
 * with a page of the same name, mentioned by the most pages, which is the order of places.
 */
export function bestOwners(search: Search, row: number): (Owner & OwnerFit)[] {
  return ownersOf(search.shard, row)
    .map((owner) => ({ ...owner, ...fitOf(search, owner.place) }))
    .sort(
      (one, other) =>
        other.fits - one.fits ||
        other.says - one.says ||
        Number(other.isTyped) - Number(one.isTyped) ||
        (one.flags & searchFlags.inherited) - (other.flags & searchFlags.inherited) ||
        Number(isNamesake(search, other)) - Number(isNamesake(search, one)) ||
        one.place - other.place,
    )
    .slice(0, mostOwners);
}

function isNamesake({ shard: { content } }: Search, { place }: Owner): boolean {
  const [, , name, , , guide] = itemAt(content.places, place);
  return guide > 0 && joinedName(itemAt(content.places, guide - 1)[2]) === joinedName(name);
}

function fitOf({ shard, matches: { terms, termsOfWords }, fits }: Search, place: number): OwnerFit {
  const known = fits.get(place);
  if (known) return known;
  const [, , name, , , , , prefix] = itemAt(shard.content.places, place);
  const ofPrefix = terms.get(prefix.toLowerCase()) ?? 0;
  const fit = {
    fits: Math.max(coverOf(name, terms), ofPrefix),
    says: termsOfWords.reduce((sum, own) => sum + bestWordOf(name, own), 0),
    isTyped: terms.get(joinedName(name)) === 1,
  };
  fits.set(place, fit);
  return fit;
}
