import { codeClasses } from '@/model';
import { joinCode, toToken, type Marked } from './marked';
import { lineWidth, type Attribute } from './attributesOf';

/** The parts of an element, highlighted. */
export interface Parts {
  name: Marked;
  attributes: readonly Attribute[];
  /** Children, as code. */
  content: Marked;
  isClosed: boolean;
}

const open = toToken('<', codeClasses.punctuation);
const close = toToken('>', codeClasses.punctuation);
const selfClose = toToken('/>', codeClasses.punctuation);

/** Prints the element on one line; undefined if its children or an attribute span several lines. */
export function inOneLine(parts: Parts): Marked | undefined {
  const short = joinCode(openingOf(parts), ...closingOf(parts, parts.content));
  return short.code.includes('\n') ? undefined : short;
}

function openingOf({ name, attributes, isClosed }: Parts): Marked {
  const all = attributes.flatMap(({ short }) => [' ', short]);
  return joinCode(open, name, ...all, ...(isClosed ? [' ', selfClose] : [close]));
}

function closingOf({ name, isClosed }: Parts, content: Marked): Marked[] {
  if (isClosed) return [];
  return [content, toToken('</', codeClasses.punctuation), name, close];
}

/** Prints the element on several lines; `column` is where it starts on the first one. */
export function inLines(parts: Parts, indent: string, column: number): Marked {
  const opening = openingOf(parts);
  const fits = column + opening.code.length <= lineWidth && !opening.code.includes('\n');
  const { content } = parts;
  const isBroken = content.code.includes('\n') || content.code === '';
  const inner = isBroken ? content : joinCode(`\n${indent}  `, content, `\n${indent}`);
  return joinCode(fits ? opening : tallOpening(parts, indent), ...closingOf(parts, inner));
}

/** Prints the opening tag with one attribute per line. */
function tallOpening({ name, attributes, isClosed }: Parts, indent: string): Marked {
  const lines = attributes.flatMap(({ long }) => [`\n${indent}  `, long(`${indent}  `)]);
  return joinCode(open, name, ...lines, `\n${indent}`, isClosed ? selfClose : close);
}
