import { listFences, listProse } from '@/content/pages/parse';
import { readPage, type PageFile } from '@/content/pages';
import type { ElementPlace } from './locateElements';

/** Finds lines in the markdown file of a page by the text that the page shows. */
export interface PlacedProse {
  /** Returns the line of an element's text, or that of the heading above it; undefined if neither is found. */
  lineOf: (element: Pick<ElementPlace, 'heading' | 'text'>) => number | undefined;
}

interface Piece {
  isHeading: boolean;
  line: number;
  text: string;
}

/** Reads the prose and the fences of a page, with their lines. */
export function readProseLines(root: string, page: PageFile): PlacedProse {
  const source = readPage(root, page);
  const prose = listProse(source).map(({ kind, written, place }) => {
    return { isHeading: kind === 'heading', line: place(0).line, text: lettersOf(written) };
  });
  const fences = listFences(source).map(({ code, line }) => {
    return { isHeading: false, line, text: lettersOf(code) };
  });
  const pieces = [...prose, ...fences].sort((a, b) => a.line - b.line);
  return { lineOf: ({ heading, text }) => findLine(pieces, lettersOf(heading), lettersOf(text)) };
}

function findLine(pieces: readonly Piece[], heading: string, text: string): number | undefined {
  const start = pieces.findIndex((piece) => piece.isHeading && piece.text === heading);
  const below = pieces.slice(Math.max(0, start));
  const found = text && below.find((piece) => piece.text && isSame(piece.text, text));
  return (found || pieces[start])?.line;
}

/** Whether one text contains the other: an element may be a word of a paragraph, or contain several paragraphs. */
function isSame(piece: string, text: string): boolean {
  return piece.includes(text) || (piece.length > 8 && text.startsWith(piece));
}

/** Returns the letters and digits of a text: quotes, spaces and marks differ between a page and its markdown. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
