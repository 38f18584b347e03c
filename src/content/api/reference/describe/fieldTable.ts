import { kebabName, type ApiDoc, type ApiPart, type ApiProp } from '@/model';
import type { TablePart } from '../tablePart';
import { typeIdsOf } from './describeTypes';
import { propColumns, propRow } from './propRow';
import { translate } from '../words';

/** A table of fields: its label, its part of the reference, and its rows. */
export interface Fields {
  label: string;
  part: ApiPart;
  rows: readonly ApiProp[];
}

/** Index of the default value among the columns. */
const defaultColumn = 2;

/**
 * Makes a table of parameters, returned fields or members. It has a column for default values only if there are any.
 */
export function fieldTable(doc: ApiDoc, { label, part, rows }: Fields): TablePart {
  const hasDefaults = rows.some((row) => row.default !== undefined);
  const isShown = (_: unknown, column: number) => hasDefaults || column !== defaultColumn;
  return {
    kind: 'table',
    view: 'props',
    label: labelOf(doc, label),
    prefix: kebabName(doc.name),
    columns: propColumns().filter(isShown),
    rows: rows.map((row) => {
      const { cells, required, ...rest } = propRow(doc, part, row);
      const shown = cells.filter((_, index) => isShown(_, index + 1));
      return { ...rest, required: required && areGiven(part, rows), cells: shown };
    }),
    typeIds: typeIdsOf(doc),
  };
}

/**
 * Tells whether the reader passes these fields, so that it matters which are required. A type with mostly required
 * members is one that the reader gets.
 */
function areGiven(part: ApiPart, rows: readonly ApiProp[]): boolean {
  if (part !== 'prop') return part === 'parameter';
  return rows.filter((row) => row.required).length * 2 < rows.length;
}

/** Returns the name of a table for those who do not see its heading; no other table of the page has it. */
export function labelOf({ name, pathname }: ApiDoc, title: string): string {
  return pathname.includes('#') ? translate('labelOf', { title, name }) : title;
}
