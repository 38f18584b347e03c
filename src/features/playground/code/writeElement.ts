import { codeClasses, type PlaygroundSubject, type PlaygroundValues } from '@/model';
import { sliceCode, joinCode, toToken, replaceIndent, type Marked } from './marked';
import { writeAttribute, writeSx, writeText } from './writeAttribute';

/** Maximum line length, as in Prettier's options for demos. */
const lineWidth = 80;

/** The element to print. */
export interface ElementRequest {
  file: Marked;
  subject: PlaygroundSubject;
  component: string;
  /** Values of props; undefined removes the prop. */
  props: Readonly<Record<string, PlaygroundValues[string] | undefined>>;
  /** Values of CSS variables, with their units. */
  variables: Readonly<Record<string, string>>;
}

/** An attribute, printed on one line and on several. */
interface Attribute {
  short: Marked;
  long: (indent: string) => Marked;
}

/** Prints the element with other values, formatted like Prettier. */
export function writeElement(request: ElementRequest): Marked {
  const { file, subject } = request;
  const { code } = file;
  const lineStart = code.lastIndexOf('\n', subject.from - 1) + 1;
  const indent = /^ */.exec(code.slice(lineStart))?.[0] ?? '';
  const lineEnd = code.indexOf('\n', subject.to);
  const around = subject.from - lineStart + (lineEnd < 0 ? 0 : lineEnd - subject.to);
  const parts = partsOf(request);
  const oneLine = inOneLine(parts);
  if (oneLine && around + oneLine.code.length <= lineWidth) return oneLine;
  if (!subject.isBare) return inLines(parts, indent, subject.from - lineStart);
  const inner = `${indent}  `;
  const content = replaceIndent(parts.content, indent, inner);
  const lines = inLines({ ...parts, content }, inner, inner.length);
  return joinCode(`(\n${inner}`, lines, `\n${indent})`);
}

interface Parts {
  name: Marked;
  attributes: readonly Attribute[];
  /** Children, as code. */
  content: Marked;
  isClosed: boolean;
}

function partsOf({ file, subject, component, props, variables }: ElementRequest): Parts {
  const isSelfClosing = file.code.slice(0, subject.openTo).endsWith('/>');
  const closing = `</${component}>`.length;
  const between = { from: subject.openTo, to: subject.to - closing };
  const own = isSelfClosing ? toToken('') : sliceCode(file, between);
  const text = props.children;
  const content = text === undefined ? own : writeText(String(text));
  const isText = text !== undefined || subject.text !== undefined;
  return {
    name: toToken(component, codeClasses.tag),
    attributes: attributesOf({ file, subject, component, props, variables }),
    content: isText ? trim(content) : content,
    isClosed: isSelfClosing && content.code === '',
  };
}

function trim(text: Marked): Marked {
  return { code: text.code.trim(), html: text.html.trim() };
}

/** Returns the author's attributes in order, then those that the reader adds. */
function attributesOf({ file, subject, props, variables }: ElementRequest): Attribute[] {
  const kept: Attribute[] = [];
  const written = new Set(subject.attributes.map(({ name }) => name));
  for (const { name, from, to } of subject.attributes) {
    if (name === 'sx' && Object.keys(variables).length > 0) {
      kept.push(sxAttribute(variables, sliceCode(file, { from, to })));
    } else if (name === undefined || !(name in props)) {
      kept.push(same(sliceCode(file, { from, to })));
    } else {
      const value = props[name];
      if (value !== undefined) kept.push(same(writeAttribute(name, value)));
    }
  }
  const added = Object.entries(props).flatMap(([name, value]) =>
    written.has(name) || name === 'children' || value === undefined
      ? []
      : [same(writeAttribute(name, value))],
  );
  const isStyled = Object.keys(variables).length > 0 && !written.has('sx');
  return [...kept, ...added, ...(isStyled ? [sxAttribute(variables)] : [])];
}

const same = (attribute: Marked): Attribute => ({ short: attribute, long: () => attribute });

function sxAttribute(variables: Readonly<Record<string, string>>, own?: Marked): Attribute {
  const entries = own && entriesOf(own);
  const short = writeSx(variables, entries);
  const long = (indent: string) =>
    indent.length + short.code.length <= lineWidth ? short : writeSx(variables, entries, indent);
  return { short, long };
}

/** Returns the entries of an author's `sx` object, or another expression as a spread. */
function entriesOf(own: Marked): Marked {
  const [start = '', end = ''] = [/^sx=\{\{\s*/, /,?\s*\}\}$/].map(
    (edge) => edge.exec(own.code)?.[0],
  );
  if (start && end) {
    return sliceCode(own, { from: start.length, to: own.code.length - end.length });
  }
  return joinCode('...', sliceCode(own, { from: 'sx={'.length, to: own.code.length - 1 }));
}

const open = toToken('<', codeClasses.punctuation);
const close = toToken('>', codeClasses.punctuation);
const selfClose = toToken('/>', codeClasses.punctuation);

/** Prints the element on one line; undefined if its children or an attribute span several lines. */
function inOneLine(parts: Parts): Marked | undefined {
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

function inLines(parts: Parts, indent: string, column: number): Marked {
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
