import type { SyntaxNode } from '@lezer/common';
import type { CodeRange, PlaygroundSubject, SubjectAttribute } from '@/model';
import { findElement, type ParsedCode } from './findElement';

/** Finds the first element of a component in the code of a demo; undefined if there is none. */
export function findSubject(
  module: ParsedCode,
  component: string,
  preview?: CodeRange,
): PlaygroundSubject | undefined {
  const element = findElement(module, component);
  const tag = element?.firstChild;
  if (!element || !tag) return undefined;
  const text = textIn(element);
  return {
    from: element.from,
    to: element.to,
    openTo: tag.to,
    attributes: attributesOf(module, tag),
    ...(text && { text }),
    isBare: isBare(element),
    ...(preview && preview.from <= element.from && preview.to >= element.to && { preview }),
  };
}

function attributesOf({ code }: ParsedCode, tag: SyntaxNode): SubjectAttribute[] {
  const attributes: SubjectAttribute[] = [];
  for (let node = tag.firstChild; node; node = node.nextSibling) {
    if (!node.name.startsWith('JSXAttribute') && !node.name.startsWith('JSXSpread')) continue;
    const { from, to } = node;
    const [, name] = /^([\w$:-]+)/.exec(code.slice(from, to)) ?? [];
    attributes.push({ ...(name && { name }), from, to });
  }
  return attributes;
}

/** Returns the range of an element's children if they are text only, or empty. */
function textIn(element: SyntaxNode): CodeRange | undefined {
  const open = element.getChild('JSXOpenTag');
  const close = element.getChild('JSXCloseTag');
  if (!open || !close) return undefined;
  for (let node = open.nextSibling; node && node.from < close.from; node = node.nextSibling) {
    if (node.name !== 'JSXText') return undefined;
  }
  return { from: open.to, to: close.from };
}

/** Tells whether an expression of several lines needs parentheses in this position. */
function isBare({ parent }: SyntaxNode): boolean {
  return ['ReturnStatement', 'ArrowFunction', 'VariableDeclaration'].includes(parent?.name ?? '');
}
