import { parser } from '@lezer/javascript';
import type { Cell } from '../tablePart';

const typescript = parser.configure({ dialect: 'ts jsx' });

/** Returns a default value: as code if it is an expression, otherwise as the package words it. */
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
