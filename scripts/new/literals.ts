import ts from 'typescript';
import { UsageError } from './usageError';

/** An array or object literal in a data file. */
export type Literal = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

/** Parses a data file. */
export function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** Returns the default export of a file, without `satisfies` and `as`. */
export function findDefaultExport(source: ts.SourceFile): ts.Expression | undefined {
  const exported = source.statements.find(ts.isExportAssignment);
  return exported && withoutType(exported.expression);
}

/** Returns the value of a constant of a file, without `satisfies` and `as`. */
export function findConstant(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const value = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations)
    .find((declaration) => declaration.name.getText() === name)?.initializer;
  return value && withoutType(value);
}

function withoutType(node: ts.Expression): ts.Expression {
  const isTyped =
    ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node);
  return isTyped ? withoutType(node.expression) : node;
}

/** Returns the value of a property of an object. */
export function propertyOf(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined {
  const property = object.properties.find((one) => one.name?.getText() === name);
  return property && ts.isPropertyAssignment(property)
    ? withoutType(property.initializer)
    : undefined;
}

/** Returns the text of a file with an element added at the end of an array or object. */
export function append(literal: Literal, element: string): string {
  const text = literal.getSourceFile().text;
  const elements = ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;
  const last = elements.at(-1);
  const end = literal.getEnd() - 1;
  if (!last) return `${text.slice(0, end)}\n${element}\n${text.slice(end)}`;
  // Before the bracket, so that a comment after the last element stays with it.
  const comma = elements.hasTrailingComma ? '' : ',';
  const between = text.slice(last.getEnd(), end).trimEnd();
  return `${text.slice(0, last.getEnd())}${comma}${between}\n${element}\n${text.slice(end)}`;
}

/** Returns the error for a file whose list is not a literal, so that nothing can be added. */
export function notLiteralError(file: string, what: string): UsageError {
  return new UsageError(`${file} does not write out ${what}.`, `Write it there as a literal.`);
}
