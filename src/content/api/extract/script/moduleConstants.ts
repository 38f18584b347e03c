import ts from '../typescript.js';
import { elementIn } from './elementIn';
import { assigned, declarationsOf, isPrimitive } from './syntax';

/** The constants at the top level of a module. */
export class ModuleConstants {
  /** Their values, by name. */
  readonly values = new Map<string, ts.Expression>();

  constructor(private readonly source: ts.SourceFile) {
    for (const { name, initializer } of source.statements.flatMap(declarationsOf)) {
      if (ts.isIdentifier(name) && initializer) this.values.set(name.text, assigned(initializer));
    }
  }

  /** Returns the text of a string, or of the constant that holds it. */
  textOf(value: ts.Expression | undefined): string | undefined {
    if (value && ts.isStringLiteralLike(value)) return value.text;
    const constant = value && ts.isIdentifier(value) ? this.values.get(value.text) : undefined;
    return constant ? this.textOf(constant) : undefined;
  }

  /** Prints a default value as an author would write it: constants with a primitive value are replaced by it. */
  print(value: ts.Expression): string {
    const element = elementIn(value);
    if (element) return element;
    const constant = ts.isIdentifier(value) ? this.values.get(value.text) : undefined;
    return (constant && isPrimitive(constant) ? constant : value).getText(this.source);
  }
}
