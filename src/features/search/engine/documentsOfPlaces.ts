import type { SearchShard } from '@/model';
import { itemAt } from './itemAt';

/** Returns the ids of the parts and rows of each place. */
export function documentsOfPlaces({ places, parts, rows }: SearchShard): number[][] {
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
