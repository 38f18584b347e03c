import type { PackedPart, PackedPlace, SearchKind } from '@/model';
import { nameInAddress, nameInSuffix, searchFlags } from '@/model/search';
import type { Found } from './found';
import type { OpenShard } from './openShard';
import { itemAt } from './itemAt';

/** The facts of a document that its score depends on. URLs and texts are computed for the best results only. */
export interface Outline {
  kind: SearchKind;
  label: Found['label'];
  title: string;
  /** Its name in the URL: the overview of a group is at the group's name, `getting started`; a section at its id. */
  alias?: string;
  /** Index of the place it belongs to. */
  place: number;
  /** Name of the place it belongs to; empty for places themselves. */
  within: string;
  /** That place's name in the URL. */
  withinAlias?: string;
  /** Bit mask of facts about it and its place ({@link searchFlags}). */
  flags: number;
  /** Where it is stored in the shard. */
  source: { part: PackedPart } | { row: number; owner: Owner } | undefined;
}

/** An owner of a row. */
export interface Owner {
  place: number;
  /** Index of its text. */
  text: number;
  flags: number;
}

/** Returns the outline of the place at an index. */
export function outlinePlace({ content }: OpenShard, place: number): Outline {
  const [label, path, title, , , , flags] = itemAt(content.places, place);
  const alias = label === 'page' || label === 'post' ? nameInAddress(path) : undefined;
  return {
    ...{ kind: kindOfPlace(label), label, title, place, within: '', flags, source: undefined },
    ...(alias && { alias }),
  };
}

const kindOfPlace = (kind: PackedPlace[0]): SearchKind =>
  kind === 'interface' ? 'component' : kind;

/** Returns the outline of a part: a section, an answer in one, a demo, an import path or an error. */
export function outlinePart({ content }: OpenShard, part: PackedPart): Outline {
  const [place, kind, title, suffix] = part;
  const [, path, within, , , , flags] = itemAt(content.places, place);
  const withinAlias = nameInAddress(path);
  const alias = kind === 'section' && suffix !== 0 ? nameInSuffix(suffix) : undefined;
  return {
    kind: kind === 'answer' ? 'section' : kind,
    ...{ label: kind, title, place, within, withinAlias, flags, source: { part } },
    ...(alias && { alias }),
  };
}

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

/** Returns all owners of a row. */
export function ownersOf({ content }: OpenShard, row: number): Owner[] {
  const [, , packed] = itemAt(content.rows, row);
  let place = 0;
  return Array.from({ length: packed.length / 3 }, (_, at) => {
    place += itemAt(packed, 3 * at);
    return { place, text: itemAt(packed, 3 * at + 1), flags: itemAt(packed, 3 * at + 2) };
  });
}
