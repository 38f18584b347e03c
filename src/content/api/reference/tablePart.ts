import type { ApiPlan } from '@/model';

/** The kind of a table, for which the reader's choice of view is stored (`apiPage_props`, …). */
export type TableView = 'props' | 'slots' | 'classes';

/** A table of props, slots or classes. */
export interface TablePart {
  kind: 'table';
  view: TableView;
  /** Accessible name of the table. */
  label: string;
  /** Prefix of the ids of its rows, `button`. */
  prefix: string;
  /** Titles of the columns; the first is that of the names. */
  columns: string[];
  rows: Row[];
  /** Rows that the reader can add; undefined if all are visible. */
  filter?: TableFilter;
  /** Id of the declaration of each type in the cells. */
  typeIds: Readonly<Record<string, string>>;
}

/** Rows that the reader can add to the component's own. */
export interface TableFilter {
  own: number;
  more: { origin: RowOrigin; label: string; url?: string }[];
}

/** The source of a row: another component's reference, the styling system's props, or the element's attributes. */
export type RowOrigin = 'inherited' | 'system' | 'dom';

/** A row of a table: a prop, a slot or a class. */
export interface Row {
  id: string;
  name: string;
  /** Undefined for an own row. */
  origin?: RowOrigin;
  /** The source of the row, with the address of its reference. */
  from?: { title: string; pathname?: string };
  required?: boolean;
  deprecated?: string;
  plan?: ApiPlan;
  /** A label next to the name. */
  mark?: string;
  /** One cell for each column but the first. */
  cells: Cell[];
}

/** A cell of a row: code, a type, or Markdown with its named parts. */
export type Cell =
  | { kind: 'code'; code: string }
  | { kind: 'type'; source: string }
  | { kind: 'text'; markdown: string; details?: Detail[] };

/** A named part of a description, such as an argument of a callback. */
export interface Detail {
  name: string;
  type: string;
  markdown: string;
}
