import { apiAnchor, type ApiDoc, type ApiProp } from '@/model';
import { cellCode } from '../print/cellMarkdown';
import { translate } from '../words';
import { pageAddressOf } from '../pageAddressOf';
import type { Side } from './stages';

/** A row of a comparison in Markdown: its name, and a cell per product. */
export type ComparedRow = readonly string[];

/** The text of a cell for something that a product does not have. */
export const absentCell = '–';

/** Returns a row for every prop that at least one product has as its own, by name; others may inherit it. */
export function propRows(sides: readonly Side[]): ComparedRow[] {
  const names = namesOf(sides, ({ doc }) => doc.props.map(({ name }) => name));
  return names.map((name) => [cellCode(name), ...sides.map((side) => propCell(side, name))]);
}

function propCell({ doc, reference }: Side, name: string): string {
  const own = doc.props.find((prop) => prop.name === name);
  if (own) return describeProp(own, addressOf(doc, reference, own));
  for (const { from, pathname, props } of doc.inherited) {
    const prop = props.find((one) => one.name === name);
    if (prop) {
      const address = pathname && addressOf({ name: from }, pathname, prop);
      return describeProp(prop, address ?? reference, translate('from', { name: from }));
    }
  }
  return absentCell;
}

/** Returns the address of a prop's row in a reference. */
function addressOf(doc: Pick<ApiDoc, 'name'>, pathname: string, { name }: ApiProp): string {
  return `${pageAddressOf({ pathname })}#${apiAnchor(doc, 'prop', name)}`;
}

function describeProp(prop: ApiProp, address: string, from?: string): string {
  const marks = [
    prop.required && translate('required').toLowerCase(),
    prop.deprecated !== undefined && translate('deprecated').toLowerCase(),
    prop.default !== undefined && translate('compareDefault', { value: cellCode(prop.default) }),
    from,
  ].filter(Boolean);
  return [typeCell(prop.type, address), ...marks].join(', ');
}

/** The most characters of a type that fit a column; a longer type is cut, and links to the whole type. */
const longestType = 120;

function typeCell(type: string, address: string): string {
  const line = type.trim().replace(/\s+/g, ' ');
  if (line.length <= longestType) return cellCode(line);
  const start = line.slice(0, longestType).replace(/[\s|&,]+\S*$/, '');
  return `[${cellCode(`${start} …`)}](${address})`;
}

/** Returns a row for every slot, with its default element. */
export function slotRows(sides: readonly Side[]): ComparedRow[] {
  const names = namesOf(sides, ({ doc }) => doc.slots.map(({ name }) => name));
  const cellOf = ({ doc }: Side, name: string) => {
    const slot = doc.slots.find((one) => one.name === name);
    if (!slot) return absentCell;
    const element = slot.default ? cellCode(slot.default) : translate('compareYes');
    return slot.replaceable ? element : `${element}, ${translate('compareFixed')}`;
  };
  return names.map((name) => [cellCode(name), ...sides.map((side) => cellOf(side, name))]);
}

/** Returns a row for every CSS class, by its key. */
export function classRows(sides: readonly Side[]): ComparedRow[] {
  const names = namesOf(sides, ({ doc }) => doc.classes.map(({ key }) => key));
  const cellOf = ({ doc }: Side, name: string) =>
    cellCode(doc.classes.find(({ key }) => key === name)?.className ?? '') || absentCell;
  return names.map((name) => [cellCode(name), ...sides.map((side) => cellOf(side, name))]);
}

function namesOf(sides: readonly Side[], listNames: (side: Side) => string[]): string[] {
  return [...new Set(sides.flatMap(listNames))].sort((a, b) => a.localeCompare(b, 'en'));
}
