import type { PackedPart, PackedPlace, SearchRowKind, SearchShard } from '@/model';
import { nameFields, shardVersion, wordFields } from '@/model/search';
import { isEmptyWord, termsOf, termsOfName } from '@/model/searchWords';
import { packIndex } from './packIndex';

/** Fields by which a document is found. */
interface Findable {
  /** Its names. */
  names: readonly string[];
  /** Names of what it belongs to. */
  within: readonly string[];
  /** Its text. */
  text: string;
}

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

  addPlace(place: PackedPlace, findable: Findable): void {
    this.places.push(place);
    this.foundPlaces.push(findable);
  }

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
    const termsOfPlaces = this.foundPlaces.map(({ names }) => names.flatMap(termsOfName));
    const all = [...this.foundPlaces, ...this.foundParts, ...rows.map(findableRow)];
    return {
      version: shardVersion,
      name: this.name,
      places: this.places,
      parts: this.parts,
      rows: rows.map(({ kind, name, owners }) => [kind, name, this.packOwners(owners)]),
      trails: this.trails.values,
      texts: this.texts.values,
      names: packIndex(
        nameFields,
        all.map(({ names, within }, id) => ({
          name: unique(names.flatMap(termsOfName)),
          place: termsBeyond(
            within,
            this.placesOf(id, rows).flatMap((place) => termsOfPlaces[place] ?? []),
          ),
        })),
      ),
      words: packIndex(
        wordFields,
        all.map(({ names, text }) => ({ text: wordsOfText(text, names) })),
      ),
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
    text: unique(owners.map(({ words }) => words)).join(' '),
  };
}

/** Returns the terms of names without those that are known, such as those that the search takes from a place's name. */
function termsBeyond(names: readonly string[], known: readonly string[]): string[] {
  const left = new Set(names.flatMap(termsOfName));
  known.forEach((term) => left.delete(term));
  return [...left];
}

/** Returns the meaningful terms of a text without duplicates and without those in its names. */
function wordsOfText(text: string, names: readonly string[]): string[] {
  const known = new Set(names.flatMap(termsOfName));
  return unique(termsOf(text)).filter(
    (term) => !known.has(term) && !isEmptyWord(term) && /[^\d]{2}|^\p{Lo}/u.test(term),
  );
}

const unique = (words: readonly string[]) => [...new Set(words)];

/** Values that are written once and referenced by their index. */
class StringTable<Value extends string | readonly string[]> {
  readonly values: Value[] = [];
  private readonly indexes = new Map<string, number>();

  indexOf(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.indexes.get(key);
    if (known !== undefined) return known;
    this.indexes.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}
