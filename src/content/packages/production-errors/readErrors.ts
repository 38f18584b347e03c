import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import type { ProductionError } from '@/model';
import { formatter } from './findThrowers';
import { piecesOf } from './piecesOf';

/** An error code, and where it is thrown. */
export interface ThrownError extends ProductionError {
  file: string;
  line: number;
}

/** A call that throws by code in an unknown form. */
export interface UnreadError {
  file: string;
  line: number;
  /** The source of the call. */
  call: string;
}

/** The errors that one file throws by code. */
export interface FileErrors {
  errors: ThrownError[];
  unread: UnreadError[];
}

/** `import format from "…/formatMuiErrorMessage"` */
const importing = new RegExp(`import\\s+(\\w+)\\s+from\\s+["'][^"']*\\b${formatter}["'/]`);

/**
 * Finds the conditional expressions that the libraries' build writes into a file, with a message and its code:
 * `condition ? "message with ${argument}" : format(7, argument)`.
 */
export function readErrors(file: string, code: string): FileErrors {
  const found: FileErrors = { errors: [], unread: [] };
  const local = code.includes(formatter) && importing.exec(code)?.[1];
  if (!local) return found;
  parser.parse(code).iterate({
    enter: ({ name, node }) => {
      const callee = name === 'CallExpression' ? node.firstChild : null;
      if (!callee || code.slice(callee.from, callee.to) !== local) return;
      const line = code.slice(0, node.from).split('\n').length;
      const read = readCall(node, code);
      if (read) found.errors.push({ ...read, file, line });
      else found.unread.push({ file, line, call: code.slice(node.from, node.to) });
    },
  });
  return found;
}

function readCall(call: SyntaxNode, code: string): ProductionError | undefined {
  const [number, ...args] = operandsOf(call.getChild('ArgList'));
  const [, message, otherwise] =
    call.parent?.name === 'ConditionalExpression' ? operandsOf(call.parent) : [];
  if (number?.name !== 'Number' || otherwise?.from !== call.from || !message) return undefined;
  const text = piecesOf(message, code);
  if (text?.length !== args.length + 1) return undefined;
  return { code: Number(code.slice(number.from, number.to)), text };
}

/** Returns the parts of an expression without brackets, commas and operators. */
function operandsOf(node: SyntaxNode | null): SyntaxNode[] {
  const operands: SyntaxNode[] = [];
  for (let child = node?.firstChild ?? null; child; child = child.nextSibling) {
    if (/^[A-Z]/.test(child.name) && child.name !== 'LogicOp') operands.push(child);
  }
  return operands;
}
