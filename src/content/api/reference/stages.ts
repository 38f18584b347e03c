import type { AnatomyPart, ApiDoc, PageTab, Product } from '@/model';
import type { TablePart } from './tablePart';

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

/** A part of a section, by what it is printed as. */
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

/** A block of code. */
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
