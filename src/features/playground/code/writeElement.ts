import { codeClasses } from '@/model';
import { joinCode, toToken, replaceIndent, type Marked } from './marked';
import { sliceCode } from './sliceCode';
import { quote } from './writeAttribute';
import { lineWidth, attributesOf, type AttributesRequest } from './attributesOf';
import { type Parts, inOneLine, inLines } from './printElement';

/** The element to print. */
export interface ElementRequest extends AttributesRequest {
  component: string;
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
    attributes: attributesOf({ file, subject, props, variables }),
    content: isText ? trim(content) : content,
    isClosed: isSelfClosing && content.code === '',
  };
}

function trim(text: Marked): Marked {
  return { code: text.code.trim(), html: text.html.trim() };
}

/** Prints text between tags, in braces if JSX would parse it differently. */
export function writeText(text: string): Marked {
  if (text === '') return toToken('');
  const isPlain = text === text.trim() && !/[{}<>&\n\r]/.test(text);
  return isPlain ? toToken(text) : joinCode('{', toToken(quote(text), codeClasses.string), '}');
}
