import type ts from 'typescript';

/** What the signatures of a component's type tell. */
export interface ComponentType {
  /** Props with the default root element; undefined for a component without props. */
  props: ts.Type | undefined;
  /** Whether the `component` prop decides which other props are accepted. */
  polymorphic: boolean;
  /** Type of the component or element that the attributes come from by default. */
  defaultRoot: ts.Type | undefined;
}

/** Reads the type of a component: a function, an overloaded function, or a class. */
export function readComponentType(checker: ts.TypeChecker, type: ts.Type): ComponentType {
  const calls = callSignatures(type);
  const last = calls.at(-1);
  const props = last ? firstParameter(checker, last) : propsOfClass(checker, type);
  const polymorphic = calls.some((signature) => {
    const taken = firstParameter(checker, signature);
    const component = taken && checker.getPropertyOfType(taken, 'component');
    if (!component) return false;
    return isChosen(checker.getTypeOfSymbol(component));
  });
  return { props, polymorphic, defaultRoot: props && defaultRootOf(checker, props) };
}

/** Returns the call signatures of a type, also of one that may be a function or a class (`JSXElementConstructor`). */
function callSignatures(type: ts.Type): readonly ts.Signature[] {
  const own = type.getCallSignatures();
  if (own.length > 0 || !type.isUnion()) return own;
  return (
    type.types.map((member) => member.getCallSignatures()).find(({ length }) => length > 0) ?? []
  );
}

function firstParameter(checker: ts.TypeChecker, signature: ts.Signature): ts.Type | undefined {
  const [parameter] = signature.getParameters();
  return parameter && checker.getTypeOfSymbol(parameter);
}

function propsOfClass(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const instance = type.getConstructSignatures()[0]?.getReturnType();
  const props = instance?.getProperty('props');
  return props && checker.getTypeOfSymbol(props);
}

/**
 * Returns the default root that the type map of a polymorphic component names: `{ props: …; defaultComponent: 'button'
 * }`.
 */
function defaultRootOf(checker: ts.TypeChecker, props: ts.Type): ts.Type | undefined {
  const [typeMap] = props.aliasTypeArguments ?? [];
  const root = typeMap?.getProperty('defaultComponent');
  return root && checker.getTypeOfSymbol(root);
}

/** Returns the type of an exported component's props; undefined if it takes none. */
export function propsOf(
  checker: ts.TypeChecker,
  { symbol }: { symbol: ts.Symbol },
): ts.Type | undefined {
  return readComponentType(checker, checker.getTypeOfSymbol(symbol)).props;
}

/** Tells whether a type is a type parameter, alone or combined with others. */
function isChosen(type: ts.Type): boolean {
  if (type.isUnionOrIntersection()) return type.types.some(isChosen);
  return type.isTypeParameter();
}
