import type { Token } from 'markdown-it';
import { grammar } from '../parse/grammar';
import { locate } from '../parse/markdown/positions';
import { offsetOf } from '../parse/markdown/inlineOffsets';

/** The characters of a text from one offset up to another. */
export interface Range {
  from: number;
  to: number;
}

/** Returns the ranges of code, where `links` are only examples; in paragraphs without links, none. */
export function codeRanges(markdown: string, links: RegExp): Range[] {
  const lines = markdown.split('\n');
  const starts: number[] = [0];
  lines.forEach((line, index) => starts.push((starts[index] ?? 0) + line.length + 1));
  const env = {};
  const blocks: Token[] = [];
  grammar.block.parse(markdown, grammar, env, blocks);
  return blocks.flatMap((block): Range[] => {
    if (block.type === 'fence' || block.type === 'code_block') {
      const [first = 0, last = 0] = block.map ?? [];
      return [{ from: starts[first] ?? 0, to: starts[last] ?? markdown.length }];
    }
    // Most paragraphs have no code or no link. Parsing them all would take a second for 600 pages.
    const mayHaveBoth = block.type === 'inline' && /`[^]*\//.test(block.content);
    if (!mayHaveBoth || block.content.search(links) === -1) return [];
    const pieces: Token[] = [];
    grammar.inline.parse(block.content, grammar, env, pieces);
    const codes = pieces.filter(({ type }) => type === 'code_inline');
    return codes.map((piece) => {
      const { line, column } = locate(lines, block, offsetOf(piece));
      const from = (starts[line] ?? 0) + column;
      return { from, to: endOfCode(markdown, from, piece) };
    });
  });
}

function endOfCode(markdown: string, from: number, { markup }: Token): number {
  const closing = new RegExp(`(?<!\`)${markup}(?!\`)`, 'g');
  closing.lastIndex = from + markup.length;
  return (closing.exec(markdown)?.index ?? from) + markup.length;
}
