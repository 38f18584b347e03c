import type { AnatomyPart, ApiDoc, ApiPlan, PageTab, Product } from '@/model';

/** A page of the site that a reference links to. */
export interface LinkedPage {
  title: string;
  pathname: string;
}

/** A page of the reference before anything is rendered: what it documents and what is around it. */
export interface ReferencePage {
  pathname: string;
  productFolder: string;
  product: Product;
  /** What is documented, one after the other; a page of its own has one. */
  docs: readonly [ApiDoc, ...ApiDoc[]];
  /** Pages with demos, by the name of what they show. */
  demos: Readonly<Record<string, readonly LinkedPage[]>>;
  /** The parts of each component that has a specimen to show them on, by its name. */
  anatomies?: Readonly<Record<string, readonly AnatomyPart[]>>;
  /** Title of the page this one is a tab of, and all its tabs. */
  tabbed?: { title: string; tabs: PageTab[] };
}

/** One part of a reference with its heading, told once and printed as HTML and as Markdown. */
export interface Section {
  /** Without the prefix that pages with several references need. */
  id: string;
  title: string;
  parts: Part[];
}

export type Part = TextPart | NotePart | CodePart | TablePart | TypesPart;

/** Markdown, of the package or ours. */
export interface TextPart {
  kind: 'text';
  markdown: string;
}

/** Something to know before anything else; Markdown. */
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

/** The declarations of types that tables mention. */
export interface TypesPart {
  kind: 'types';
  types: { id: string; name: string; source: string }[];
}

/** What a reader's choice of view is remembered for (`apiPage_props`, …). */
export type TableView = 'props' | 'slots' | 'classes';

/** A table of props, slots or classes. */
export interface TablePart {
  kind: 'table';
  view: TableView;
  /** What the table is called for those who do not see it. */
  label: string;
  /** Beginning of the ids of its rows, `button`. */
  prefix: string;
  /** Titles of the columns, that of the names first. */
  columns: string[];
  rows: Row[];
  /** Which rows the reader can add; missing where all are there. */
  filter?: TableFilter;
  /** Id of the declaration of each type that cells mention. */
  typeIds: Readonly<Record<string, string>>;
}

/** What the reader can add to the rows of the thing itself. */
export interface TableFilter {
  own: number;
  more: { origin: RowOrigin; label: string; url?: string }[];
}

/** Where a row comes from: another component's reference, the styling system's props, or the element's attributes. */
export type RowOrigin = 'inherited' | 'system' | 'dom';

export interface Row {
  id: string;
  name: string;
  /** Missing where the row is the thing's own. */
  origin?: RowOrigin;
  /** What the row comes from, with the address of its reference. */
  from?: { title: string; pathname?: string };
  required?: boolean;
  deprecated?: string;
  plan?: ApiPlan;
  /** A word next to the name. */
  mark?: string;
  /** One for each column but the first. */
  cells: Cell[];
}

export type Cell =
  | { kind: 'code'; code: string }
  | { kind: 'type'; source: string }
  | { kind: 'text'; markdown: string; details?: Detail[] };

/** A named piece of a description, such as the argument of a callback. */
export interface Detail {
  name: string;
  type: string;
  markdown: string;
}
