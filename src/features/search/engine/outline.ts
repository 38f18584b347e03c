import type { PackedPart, PackedPlace, SearchKind } from '@/model';
import { nameInAddress, searchFlags } from '@/model/search';
import type { Found } from './found';
import type { OpenShard } from './openShard';
import { itemAt } from './itemAt';

/** A document as far as its score depends on it; addresses and texts are worked out for the best ones only. */
export interface Outline {
  kind: SearchKind;
  label: Found['label'];
  title: string;
  /** What its address calls it: the overview of a group is at the group's name, `getting started`. */
  alias?: string;
  /** Index of what it belongs to. */
  place: number;
  /** Name of what it belongs to; empty for places themselves. */
  within: string;
  /** What the address of that calls it. */
  withinAlias?: string;
  /** Facts of it and of its place, added up ({@link searchFlags}). */
  flags: number;
  /** What it is in its shard, for whoever describes it. */
  source: { part: PackedPart } | { row: number; owner: Owner } | undefined;
}

/** One owner of a row. */
export interface Owner {
  place: number;
  /** Index of its text. */
  text: number;
  flags: number;
}

/** The place with an index. */
export function outlinePlace({ content }: OpenShard, place: number): Outline {
  const [label, path, title, , , , flags] = itemAt(content.places, place);
  const alias = label === 'page' ? nameInAddress(path) : undefined;
  return {
    ...{ kind: kindOfPlace(label), label, title, place, within: '', flags, source: undefined },
    ...(alias && { alias }),
  };
}

const kindOfPlace = (kind: PackedPlace[0]): SearchKind =>
  kind === 'interface' ? 'component' : kind;

/** A section, a demo, an import path or an error. */
export function outlinePart({ content }: OpenShard, part: PackedPart): Outline {
  const [place, kind, title] = part;
  const [, path, within, , , , flags] = itemAt(content.places, place);
  const withinAlias = nameInAddress(path);
  return { kind, label: kind, title, place, within, withinAlias, flags, source: { part } };
}

const kindOfRow = {
  prop: 'prop',
  parameter: 'prop',
  return: 'prop',
  slot: 'slot',
  classes: 'class',
} as const;

/** A row of the reference of one of its owners. */
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

/** Everything that has a row. */
export function ownersOf({ content }: OpenShard, row: number): Owner[] {
  const [, , packed] = itemAt(content.rows, row);
  let place = 0;
  return Array.from({ length: packed.length / 3 }, (_, at) => {
    place += itemAt(packed, 3 * at);
    return { place, text: itemAt(packed, 3 * at + 1), flags: itemAt(packed, 3 * at + 2) };
  });
}
