import ts from '../typescript.js';
import { nameText } from './callees';
import type { ComponentFunction } from './componentFunctions';
import { assigned, takesProps } from './syntax';

/** The names that a component's function declares. */
export interface LocalNames {
  /** Defaults of destructured props, by local name. */
  props: Map<string, { prop: string; initial: ts.Expression | undefined }>;
  /** Initializers of local variables; undefined for destructured values. */
  variables: Map<string, ts.Expression | undefined>;
}

/** Gathers the props and the variables that a component's function declares. */
export function localNames(component: ComponentFunction): LocalNames {
  const names: LocalNames = { props: new Map(), variables: new Map() };
  const visit = (node: ts.Node): void => {
    if (ts.isObjectBindingPattern(node)) takeApart(node, component, names);
    if (ts.isVariableDeclaration(node)) declare(node, names);
    ts.forEachChild(node, visit);
  };
  visit(component);
  return names;
}

function takeApart(
  pattern: ts.ObjectBindingPattern,
  component: ComponentFunction,
  { props, variables }: LocalNames,
): void {
  const { parent } = pattern;
  const isOfOther = ts.isParameter(parent) && parent.parent !== component;
  if (isOfOther) return;
  const areProps = takesProps(pattern);
  for (const { name, propertyName, initializer, dotDotDotToken } of pattern.elements) {
    if (!ts.isIdentifier(name) || props.has(name.text)) continue;
    const prop = nameText(propertyName ?? name);
    if (areProps && prop && !dotDotDotToken) {
      props.set(name.text, { prop, initial: initializer });
    } else if (!variables.has(name.text)) variables.set(name.text, undefined);
  }
}

function declare({ name, initializer }: ts.VariableDeclaration, { variables }: LocalNames): void {
  if (ts.isArrayBindingPattern(name)) {
    for (const element of name.elements) {
      if (ts.isBindingElement(element) && ts.isIdentifier(element.name))
        variables.set(element.name.text, undefined);
    }
  } else if (ts.isIdentifier(name) && !variables.has(name.text)) {
    variables.set(name.text, initializer && assigned(initializer));
  }
}
