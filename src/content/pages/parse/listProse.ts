import type { Token } from 'markdown-it';
import type { MarkdownSource, Position } from '../stages';
import { isDescription } from './markdown/descriptionRule';
import { locate } from './markdown/positions';
import { tokensOf } from './grammar';

/** The kind of a piece of prose: the description, a heading, a cell in a table's body, a list item, or a paragraph. */
export type ProseKind = 'description' | 'heading' | 'cell' | 'item' | 'paragraph';

/** A key written as `<kbd>Esc</kbd>`. */
export interface WrittenKey {
  name: string;
  /** Offset of its name in the text. */
  offset: number;
}

/** A piece of a page's prose. */
export interface Prose {
  kind: ProseKind;
  /** Level of a heading, from 1. */
  level?: number;
  /**
   * The words, with the same length as the source: code, tags, keys and link targets are replaced by characters other
   * than letters, emphasis marks by spaces.
   */
  text: string;
  /** The same text with code and keys. */
  written: string;
  keys: WrittenKey[];
  /** Returns the position in the file of an offset in the text. */
  place: (offset: number) => Position;
}

/** Replaces each character of code and keys. It is neither a letter nor a space. */
const masked = '\uFFFC';

/** Lists every piece of a page's prose, in order, to check its words. */
export function listProse(source: Pick<MarkdownSource, 'body' | 'bodyLine'>): Prose[] {
  const { body, bodyLine } = source;
  const lines = body.split(/\r\n?|\n/);
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

/** Replaces matches by spaces, so that all offsets stay the same. */
function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => ' '.repeat(found.length));
}

/** Replaces the marks of emphasis and links. */
function unmark(text: string): string {
  return blank(text, /[*[\]]|(?<![A-Za-z\d])_|_(?![A-Za-z\d])/g);
}
