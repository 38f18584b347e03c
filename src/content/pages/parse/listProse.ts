import type { Token } from 'markdown-it';
import type { MarkdownSource, Position } from '../stages';
import { isDescription } from './markdown/descriptionRule';
import { locate } from './markdown/positions';
import { tokensOf } from './grammar';

/** What a piece of prose is: the description, a heading, a cell of a table's body, an item of a list, or a paragraph. */
export type ProseKind = 'description' | 'heading' | 'cell' | 'item' | 'paragraph';

/** A key that is written as one, `<kbd>Esc</kbd>`. */
export interface WrittenKey {
  name: string;
  /** Where its name starts in the text. */
  offset: number;
}

/** A piece of a page's prose. */
export interface Prose {
  kind: ProseKind;
  /** Of headings, from 1. */
  level?: number;
  /**
   * The words, as long as what the author wrote: code, tags, keys and addresses of links are replaced by characters that
   * are no letters, marks of emphasis by spaces.
   */
  text: string;
  /** The same with the code and the keys in it. */
  written: string;
  keys: WrittenKey[];
  /** Where a character of the text is in the file. */
  place: (offset: number) => Position;
}

/** Stands for each character of code and keys: it counts as part of a word and is part of none. */
const masked = '\uFFFC';

/** Every piece of prose of a page, in order, for checks of its words. */
export function listProse(source: Pick<MarkdownSource, 'body' | 'bodyLine'>): Prose[] {
  const { body, bodyLine } = source;
  const lines = body.split(/\r?\n/);
  const open: Token[] = [];
  return tokensOf(source).flatMap((token) => {
    if (token.nesting === 1) open.push(token);
    if (token.nesting === -1) open.pop();
    if (token.type !== 'inline' || !token.content.trim()) return [];
    const place = (offset: number): Position => {
      const { line, column } = locate(lines, token, offset);
      return { line: bodyLine + line, column: column + 1 };
    };
    return [{ ...contextOf(token, open), ...readText(token.content), place }];
  });
}

function contextOf(token: Token, open: readonly Token[]): Pick<Prose, 'kind' | 'level'> {
  if (isDescription(token)) return { kind: 'description' };
  const parent = open.at(-1);
  if (parent?.type === 'heading_open') return { kind: 'heading', level: Number(parent.tag[1]) };
  if (parent?.type === 'td_open') return { kind: 'cell' };
  const isItem = open.some(({ type }) => type === 'list_item_open');
  return { kind: isItem ? 'item' : 'paragraph' };
}

const keyPattern = /<kbd\b[^>]*>([^<]*)<\/kbd>/g;

function readText(content: string): Pick<Prose, 'text' | 'written' | 'keys'> {
  const plain = blank(
    blank(content, /(?<=\])\([^()\s]*(?:\([^()]*\)[^()\s]*)*\)/g),
    /https?:\/\/[^\s)>\]]+/g,
  );
  const withoutCode = plain.replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, (code) =>
    masked.repeat(code.length),
  );
  const withoutKeys = withoutCode.replace(keyPattern, (key) => masked.repeat(key.length));
  const keys = [...withoutCode.matchAll(keyPattern)].map(({ 0: all, 1: name = '', index }) => {
    return { name: name.trim(), offset: index + all.indexOf('>') + 1 };
  });
  const written = unmark(blank(plain, /<[^>]+>/g));
  return { text: unmark(blank(withoutKeys, /<[^>]+>/g)), written, keys };
}

/** Spaces in the place of what is no text, so that all else stays where it is. */
function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => ' '.repeat(found.length));
}

/** The text without marks of emphasis and links. */
function unmark(text: string): string {
  return blank(text, /[*[\]]|(?<![A-Za-z\d])_|_(?![A-Za-z\d])/g);
}
