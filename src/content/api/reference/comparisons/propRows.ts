import { apiAnchor, type ApiDoc, type ApiProp } from '@/model';
import { cellCode } from '../print/cellMarkdown';
import { translate } from '../words';
import { pageAddressOf } from '../pageAddressOf';
import type { Side } from './stages';
import { absentCell, namesOf, type ComparedRow } from './sideTables';

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
