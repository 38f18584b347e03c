import ts from '../typescript.js';
import { calleeName } from './callees';
import { assigned, declarationsOf, unwrapped } from './syntax';

/** A function that implements a component. */
export type ComponentFunction = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** A component at the top level of its module: a function, or an alias of another component. */
export type ComponentValue = { made: ComponentFunction } | { alias: string };

/** Returns the components of a module by name: functions, and those inside of `React.memo(React.forwardRef(…))`. */
export function componentFunctions(source: ts.SourceFile): Map<string, ComponentValue> {
  const found = new Map<string, ComponentValue>();
  const keep = (name: string, value: ComponentValue | undefined) => {
    if (value && /^[A-Z]/.test(name)) found.set(name, value);
  };
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name)
      keep(statement.name.text, { made: statement });
    if (ts.isExportAssignment(statement)) {
      const value = componentIn(statement.expression);
      if (value && 'made' in value && value.made.name) keep(value.made.name.getText(), value);
    }
    for (const { name, initializer } of declarationsOf(statement)) {
      if (ts.isIdentifier(name) && initializer) keep(name.text, componentIn(assigned(initializer)));
    }
  }
  return found;
}

function componentIn(value: ts.Expression): ComponentValue | undefined {
  const inner = unwrapped(value);
  if (ts.isFunctionExpression(inner) || ts.isArrowFunction(inner)) return { made: inner };
  if (!ts.isCallExpression(inner)) return undefined;
  const [first] = inner.arguments;
  if (!first || !/(memo|forwardRef|observer)$/i.test(calleeName(inner) ?? '')) return undefined;
  return ts.isIdentifier(first) ? { alias: first.text } : componentIn(first);
}
