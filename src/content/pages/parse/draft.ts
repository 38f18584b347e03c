import type { Env, Token } from 'markdown-it';
import type { DocsProblem } from '@/model';
import type { FoundLink, MarkdownSource, ParsedPage, Position } from '../stages';

/** Width and height of an image, in CSS pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Targets that a page may refer to. Images are identified by their address on this site, `/static/button.svg`. */
export interface KnownNames {
  components: readonly string[];
  imageExists(path: string): boolean;
  /** Written into the page so that there is no layout shift when the image arrives. */
  imageSize?(path: string): ImageSize | undefined;
  /** Links to the source as authors write them, and their form for the documented version; see `pinSource`. */
  permalink?: Permalink;
}

/** The beginning of links to source files: `…/blob/-/` means the documented version, `…/blob/v1.2.3/`. */
export interface Permalink {
  written: string;
  pinned: string;
}

/** A page during parsing: the tokens of its markdown, and the results so far. */
export interface Draft extends ParsedPage {
  source: MarkdownSource;
  known: KnownNames;
  /** Lines of the markdown after the front matter. */
  lines: readonly string[];
  tokens: Token[];
  env: Env;
}

/** A parsing step, which reads and changes the draft. */
export type Pass = (draft: Draft) => void;

/** Creates the draft of a page that is not parsed yet. */
export function startDraft(source: MarkdownSource, known: KnownNames): Draft {
  return {
    source,
    known,
    lines: source.body.split(/\r\n?|\n/),
    tokens: [],
    env: {},
    title: '',
    description: '',
    h1: '',
    descriptionHtml: '',
    blocks: [],
    headings: [],
    anchors: [],
    links: [] as FoundLink[],
    images: [] as FoundLink[],
    names: [],
    problems: [...source.problems],
  };
}

/** Reports an error of the author. */
export function report(
  draft: Draft,
  problem: Omit<DocsProblem, 'file' | 'line' | 'column'> & Position,
): void {
  draft.problems.push({ file: draft.source.file, ...problem });
}
