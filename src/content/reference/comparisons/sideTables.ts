import type { ApiProp } from '@/model';
import { cellCode } from '../print/cellMarkdown';
import { say } from '../words';
import type { KeyRow, Side } from './stages';

/** A row of a comparison in Markdown: its name, and a cell for each product. */
export type ComparedRow = readonly string[];

/** What stands where a product does not have something. */
const none = '–';

/** Every prop that is one product's own, by name; the others may have it from a component they extend. */
export function propRows(sides: readonly Side[]): ComparedRow[] {
  const names = namesOf(sides, ({ doc }) => doc.props.map(({ name }) => name));
  return names.map((name) => [cellCode(name), ...sides.map((side) => propCell(side, name))]);
}

function propCell({ doc }: Side, name: string): string {
  const own = doc.props.find((prop) => prop.name === name);
  if (own) return describeProp(own);
  for (const { from, props } of doc.inherited) {
    const prop = props.find((one) => one.name === name);
    if (prop) return describeProp(prop, say('from', { name: from }));
  }
  return none;
}

function describeProp(prop: ApiProp, from?: string): string {
  const marks = [
    prop.required && say('required').toLowerCase(),
    prop.deprecated !== undefined && say('deprecated').toLowerCase(),
    prop.default !== undefined && say('compareDefault', { value: cellCode(prop.default) }),
    from,
  ].filter(Boolean);
  return [cellCode(shorten(prop.type)), ...marks].join(', ');
}

/** Longer types are told in the reference. */
const longestType = 72;

function shorten(type: string): string {
  const line = type.trim().replace(/\s+/g, ' ');
  if (line.length <= longestType) return line;
  return `${line.slice(0, longestType).replace(/[\s|&,]+\S*$/, '')} …`;
}

/** Every slot, with what it renders by default. */
export function slotRows(sides: readonly Side[]): ComparedRow[] {
  const names = namesOf(sides, ({ doc }) => doc.slots.map(({ name }) => name));
  const cellOf = ({ doc }: Side, name: string) => {
    const slot = doc.slots.find((one) => one.name === name);
    if (!slot) return none;
    const element = slot.default ? cellCode(slot.default) : say('compareYes');
    return slot.replaceable ? element : `${element}, ${say('compareFixed')}`;
  };
  return names.map((name) => [cellCode(name), ...sides.map((side) => cellOf(side, name))]);
}

/** Every CSS class by its key. */
export function classRows(sides: readonly Side[]): ComparedRow[] {
  const names = namesOf(sides, ({ doc }) => doc.classes.map(({ key }) => key));
  const cellOf = ({ doc }: Side, name: string) =>
    cellCode(doc.classes.find(({ key }) => key === name)?.className ?? '') || none;
  return names.map((name) => [cellCode(name), ...sides.map((side) => cellOf(side, name))]);
}

/** Every key that a page tells of, in the order of the pages. */
export function keyRows(sides: readonly Side[]): ComparedRow[] {
  const names = new Set(sides.flatMap(({ keys }) => keys.map(plain)));
  return [...names].map((name) => {
    const rows = sides.map(({ keys }) => keys.filter((row) => plain(row) === name));
    const written = rows.flat()[0]!.keys;
    return [written, ...rows.map((own) => own.map(({ what }) => what).join('<br>') || none)];
  });
}

const plain = ({ keys }: KeyRow) =>
  keys
    .replace(/<[^>]*>|\s+/g, ' ')
    .trim()
    .toLowerCase();

function namesOf(sides: readonly Side[], listNames: (side: Side) => string[]): string[] {
  return [...new Set(sides.flatMap(listNames))].sort((a, b) => a.localeCompare(b, 'en'));
}
