import type { OpenShard } from './openShard';
import { itemAt } from './itemAt';

/** An owner of a row. */
export interface Owner {
  place: number;
  /** Index of its text. */
  text: number;
  flags: number;
}

/** Returns all owners of a row. */
export function ownersOf({ content }: OpenShard, row: number): Owner[] {
  const [, , packed] = itemAt(content.rows, row);
  let place = 0;
  return Array.from({ length: packed.length / 3 }, (_, at) => {
    place += itemAt(packed, 3 * at);
    return { place, text: itemAt(packed, 3 * at + 1), flags: itemAt(packed, 3 * at + 2) };
  });
}
