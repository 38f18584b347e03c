import type { AnatomyPart, ApiDoc, ApiPlan, PageTab, Product } from '@/model';

/** A page of the site that a reference links to. */
export interface LinkedPage {
  title: string;
  pathname: string;
}

/** A page of the reference before it is rendered: its references, and their context. */
export interface ReferencePage {
  pathname: string;
  productFolder: string;
  product: Product;
  /** The references of the page, in order; usually one. */
  docs: readonly [ApiDoc, ...ApiDoc[]];
  /** Pages with demos, by the name of the component. */
  demos: Readonly<Record<string, readonly LinkedPage[]>>;
  /** The parts of each component that has a specimen, by its name. */
  anatomies?: Readonly<Record<string, readonly AnatomyPart[]>>;
  /** Title of the page that this one is a tab of, and all its tabs. */
  tabbed?: { title: string; tabs: PageTab[] };
}

/** One part of a reference with its heading, described once and printed as HTML and as Markdown. */
export interface Section {
  /** Without the prefix that it gets on pages with several references. */
  id: string;
  title: string;
  parts: Part[];
}

export type Part = TextPart | NotePart | CodePart | TablePart | TypesPart;

/** Markdown from the package or from this site. */
export interface TextPart {
  kind: 'text';
  markdown: string;
}

/** A note at the beginning of a reference; Markdown. */
export interface NotePart {
  kind: 'note';
  label: string;
  markdown: string;
}

export interface CodePart {
  kind: 'code';
  language: string;
  code: string;
}

/** The declarations of the types that tables mention. */
export interface TypesPart {
  kind: 'types';
  types: { id: string; name: string; source: string }[];
}

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
