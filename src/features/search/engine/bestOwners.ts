import { searchFlags } from '@/model/search';
import type { Matches } from './matchWords';
import { coverOf, joinedName } from './nameCover';
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
  fits: Map<number, number>;
}

interface FittingOwner extends Owner {
  /** How well the query names it, from 0 to 1. */
  fits: number;
}

/**
 * The owners of a row that the query names, or those that are looked for most: not inherited, with a page of the same
 * name, with short names.
 */
export function bestOwners(search: Search, row: number): FittingOwner[] {
  const { places } = search.shard.content;
  const lengthOf = ({ place }: Owner) => itemAt(places, place)[2].length;
  return ownersOf(search.shard, row)
    .map((owner) => ({ ...owner, fits: fitOf(search, owner.place) }))
    .sort(
      (one, other) =>
        other.fits - one.fits ||
        (one.flags & searchFlags.inherited) - (other.flags & searchFlags.inherited) ||
        Number(isNamesake(search, other)) - Number(isNamesake(search, one)) ||
        lengthOf(one) - lengthOf(other),
    )
    .slice(0, mostOwners);
}

function isNamesake({ shard: { content } }: Search, { place }: Owner): boolean {
  const [, , name, , , guide] = itemAt(content.places, place);
  return guide > 0 && joinedName(itemAt(content.places, guide - 1)[2]) === joinedName(name);
}

function fitOf({ shard, matches: { terms }, fits }: Search, place: number): number {
  const known = fits.get(place);
  if (known !== undefined) return known;
  const [, , name, , , , , prefix] = itemAt(shard.content.places, place);
  const fit = Math.max(coverOf(name, terms), terms.get(prefix.toLowerCase()) ?? 0);
  fits.set(place, fit);
  return fit;
}
