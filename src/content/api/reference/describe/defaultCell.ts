import { parser } from '@lezer/javascript';
import type { Cell } from '../stages';

const typescript = parser.configure({ dialect: 'ts jsx' });

/** A default value: code where it is an expression, else the words in which the package tells it. */
export function defaultCell(text = ''): Cell {
  const isCode = !text.includes(' ') || isExpression(text);
  return isCode ? { kind: 'code', code: text } : { kind: 'text', markdown: text };
}

function isExpression(text: string): boolean {
  let isBroken = false;
  typescript.parse(`(${text})`).iterate({
    enter: ({ type }) => {
      isBroken ||= type.isError;
    },
  });
  return !isBroken;
}
