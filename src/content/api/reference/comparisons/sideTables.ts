import { cellCode } from '../print/cellMarkdown';
import { translate } from '../words';
import type { Side } from './stages';

/** A row of a comparison in Markdown: its name, and a cell per product. */
export type ComparedRow = readonly string[];

/** The text of a cell for something that a product does not have. */
export const absentCell = '–';

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

/** Returns the names that at least one side lists, each once and sorted. */
export function namesOf(sides: readonly Side[], listNames: (side: Side) => string[]): string[] {
  return [...new Set(sides.flatMap(listNames))].sort((a, b) => a.localeCompare(b, 'en'));
}
