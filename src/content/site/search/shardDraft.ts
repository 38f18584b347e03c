import type { PackedPart, PackedPlace, SearchRowKind, SearchShard } from '@/model';
import { shardVersion } from '@/model/search';
import { packTerms, type Findable } from './packTerms';

/** One owner of a row, with the row's text in its reference. */
export interface RowOwner {
  place: number;
  /** Text for the line below the result. */
  text: string;
  /** Words that are searched in addition to the text. */
  words: string;
  flags: number;
  /** Names of the owner. */
  within: readonly string[];
}

interface DraftRow {
  kind: SearchRowKind;
  name: string;
  owners: RowOwner[];
}

/** A shard under construction. Places come first: parts and rows refer to them by index. */
export class ShardDraft {
  private readonly places: PackedPlace[] = [];
  private readonly parts: PackedPart[] = [];
  private readonly rows = new Map<string, DraftRow>();
  private readonly foundPlaces: Findable[] = [];
  private readonly foundParts: Findable[] = [];
  private readonly trails = new StringTable<readonly string[]>();
  private readonly texts = new StringTable<string>();

  constructor(private readonly name: string) {}

  /** The number of places so far, which is the index of the next one. */
  get size(): number {
    return this.places.length;
  }

  /** Returns the index of a trail, for places to refer to. */
  trail(titles: readonly string[]): number {
    return this.trails.indexOf(titles);
  }

  /** Adds a page or a reference, with the words by which it is found. */
  addPlace(place: PackedPlace, findable: Findable): void {
    this.places.push(place);
    this.foundPlaces.push(findable);
  }

  /** Adds a part of a place, such as a section, with the words by which it is found. */
  addPart(part: PackedPart, findable: Findable): void {
    this.parts.push(part);
    this.foundParts.push(findable);
  }

  /** Adds a row. Rows of the same kind and name are merged: a hundred components have a prop `disabled`. */
  addRow(kind: SearchRowKind, name: string, owner: RowOwner): void {
    const key = `${kind} ${name}`;
    const row = this.rows.get(key) ?? { kind, name, owners: [] };
    row.owners.push(owner);
    this.rows.set(key, row);
  }

  /** Returns the finished shard. */
  finish(): SearchShard {
    const rows = [...this.rows.values()];
    const all = [...this.foundPlaces, ...this.foundParts, ...rows.map(findableRow)];
    return {
      version: shardVersion,
      name: this.name,
      places: this.places,
      parts: this.parts,
      rows: rows.map(({ kind, name, owners }) => [kind, name, this.packOwners(owners)]),
      trails: this.trails.values,
      texts: this.texts.values,
      ...packTerms(all, (id) => this.placesOf(id, rows)),
    };
  }

  /** Returns the places that a document belongs to: none if it is a place itself. */
  private placesOf(id: number, rows: readonly DraftRow[]): number[] {
    if (id < this.places.length) return [];
    const part = this.parts[id - this.places.length];
    if (part) return [part[0]];
    const row = rows[id - this.places.length - this.parts.length];
    return row ? row.owners.map(({ place }) => place) : [];
  }

  private packOwners(owners: readonly RowOwner[]): number[] {
    let last = 0;
    return [...owners]
      .sort((one, other) => one.place - other.place)
      .flatMap(({ place, text, flags }) => {
        const distance = place - last;
        last = place;
        return [distance, this.texts.indexOf(text), flags];
      });
  }
}

function findableRow({ name, owners }: DraftRow): Findable {
  return {
    names: [name],
    within: owners.flatMap(({ within }) => within),
    text: [...new Set(owners.map(({ words }) => words))].join(' '),
  };
}

/** Values that are written once and referenced by their index. */
class StringTable<Value extends string | readonly string[]> {
  readonly values: Value[] = [];
  private readonly indexes = new Map<string, number>();

  /** Returns the index of a value, which is added if it is new. */
  indexOf(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.indexes.get(key);
    if (known !== undefined) return known;
    this.indexes.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}
