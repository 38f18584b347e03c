import ts from 'typescript';
import type { ProductionError } from '@/model';
import { formatter } from './findThrowers';

/** An error code with the place where it is thrown. */
export interface ThrownError extends ProductionError {
  file: string;
  line: number;
}

/** A place that throws by code in a form this reader does not know. */
export interface UnreadError {
  file: string;
  line: number;
  /** The source of the call. */
  call: string;
}

/** What one file throws by code. */
export interface FileErrors {
  errors: ThrownError[];
  unread: UnreadError[];
}

/**
 * Finds the choices between a message and its code that the libraries' build leaves in a file:
 * `condition ? "message with ${argument}" : format(7, argument)`.
 */
export function readErrors(file: string, code: string): FileErrors {
  const found: FileErrors = { errors: [], unread: [] };
  if (!code.includes(formatter)) return found;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const local = importedName(source);
  if (!local) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === local) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      const read = readCall(node);
      if (read) found.errors.push({ ...read, file, line });
      else found.unread.push({ file, line, call: node.getText(source) });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** The name under which a file imports the function. */
function importedName(source: ts.SourceFile): string | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { moduleSpecifier, importClause } = statement;
    const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    if (from.split('/').includes(formatter)) return importClause?.name?.text;
  }
  return undefined;
}

function readCall(call: ts.CallExpression): ProductionError | undefined {
  const [code, ...args] = call.arguments;
  const choice = call.parent;
  if (!code || !ts.isNumericLiteral(code) || !ts.isConditionalExpression(choice)) return undefined;
  const message = choice.whenFalse === call ? choice.whenTrue : choice.whenFalse;
  const text = textOf(message);
  return text?.length === args.length + 1 ? { code: Number(code.text), text } : undefined;
}

function textOf(message: ts.Expression): string[] | undefined {
  if (ts.isStringLiteralLike(message)) return [message.text];
  if (!ts.isTemplateExpression(message)) return undefined;
  return [message.head.text, ...message.templateSpans.map(({ literal }) => literal.text)];
}
