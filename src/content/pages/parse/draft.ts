import type { Env, Token } from 'markdown-it';
import type { DocsProblem } from '@/model';
import type { MarkdownSource, ParsedPage, Position } from '../stages';
import type { KnownNames } from './KnownNames';

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
    links: [],
    images: [],
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
