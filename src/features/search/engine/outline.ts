import type { PackedPart, PackedPlace, SearchKind } from '@/model';
import { nameInAddress, nameInSuffix } from '@/model/search';
import type { Found } from './found';
import type { OpenShard } from './openShard';
import { itemAt } from './itemAt';
import type { Owner } from './ownersOf';

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
  /** Bit mask of facts about it and its place (`searchFlags`). */
  flags: number;
  /** Where it is stored in the shard. */
  source: { part: PackedPart } | { row: number; owner: Owner } | undefined;
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
