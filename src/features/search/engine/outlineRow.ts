import { searchFlags } from '@/model/search';
import type { OpenShard } from './openShard';
import { itemAt } from './itemAt';
import type { Owner } from './ownersOf';
import type { Outline } from './outline';

const kindOfRow = {
  prop: 'prop',
  parameter: 'prop',
  return: 'prop',
  slot: 'slot',
  classes: 'class',
} as const;

/** Returns the outline of a row of the reference for one of its owners. */
export function outlineRow({ content }: OpenShard, row: number, owner: Owner): Outline {
  const [rowKind, name] = itemAt(content.rows, row);
  const [, , within, , , , ofPlace, prefix] = itemAt(content.places, owner.place);
  const flags = ofPlace | owner.flags;
  const kind = kindOfRow[rowKind];
  const label = rowKind === 'classes' || rowKind === 'slot' ? kind : rowKind;
  const isShared = (flags & searchFlags.shared) !== 0;
  const title = rowKind === 'classes' ? `.${isShared ? 'Mui' : prefix}-${name}` : name;
  return { kind, label, title, place: owner.place, within, flags, source: { row, owner } };
}
