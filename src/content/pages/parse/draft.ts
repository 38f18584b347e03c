import type { Env, Token } from 'markdown-it';
import type { DocsProblem } from '@/model';
import type { FoundLink, MarkdownSource, ParsedPage, Position } from '../stages';

/** Width and height of a picture, in CSS pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** What a page may refer to. Pictures are named by their address on this site, `/static/button.svg`. */
export interface KnownNames {
  components: readonly string[];
  imageExists(path: string): boolean;
  /** Written into the page so that nothing moves when the picture arrives. */
  imageSize?(path: string): ImageSize | undefined;
  /** Links to the source as authors write them, and as they are for the documented version; see `pinSource`. */
  permalink?: Permalink;
}

/** The beginning of links to files of the source code: `…/blob/-/` means the documented version, `…/blob/v1.2.3/`. */
export interface Permalink {
  written: string;
  pinned: string;
}

/** A page on its way through the passes: the tokens of its markdown, and what was found so far. */
export interface Draft extends ParsedPage {
  source: MarkdownSource;
  known: KnownNames;
  /** Lines of the markdown after the front matter. */
  lines: readonly string[];
  tokens: Token[];
  env: Env;
}

/** One thing done to a page. */
export type Pass = (draft: Draft) => void;

/** A page of which nothing is known yet. */
export function startDraft(source: MarkdownSource, known: KnownNames): Draft {
  return {
    source,
    known,
    lines: source.body.split(/\r?\n/),
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

/** Notes an error of the author. */
export function report(
  draft: Draft,
  problem: Omit<DocsProblem, 'file' | 'line' | 'column'> & Position,
): void {
  draft.problems.push({ file: draft.source.file, ...problem });
}
