import ts from 'typescript';

/** What the signatures of a component say. */
export interface ComponentType {
  /** Props when the root element is the default one; undefined for a component without props. */
  props: ts.Type | undefined;
  /** Whether the `component` prop decides which other props it takes. */
  polymorphic: boolean;
  /** The component's or element's type its attributes come from by default. */
  defaultRoot: ts.Type | undefined;
}

/** Reads the type of a component: a function, several overloads of one, or a class. */
export function readComponentType(checker: ts.TypeChecker, type: ts.Type): ComponentType {
  const calls = type.getCallSignatures();
  const props =
    calls.length > 0 ? firstParameter(checker, calls.at(-1)!) : propsOfClass(checker, type);
  const polymorphic = calls.some((signature) => {
    const taken = firstParameter(checker, signature);
    const component = taken && checker.getPropertyOfType(taken, 'component');
    if (!component) return false;
    return (checker.getTypeOfSymbol(component).flags & ts.TypeFlags.TypeParameter) !== 0;
  });
  return { props, polymorphic, defaultRoot: props && defaultRootOf(checker, props) };
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

/** Type maps of polymorphic components name their root: `{ props: …; defaultComponent: 'button' }`. */
function defaultRootOf(checker: ts.TypeChecker, props: ts.Type): ts.Type | undefined {
  const [typeMap] = props.aliasTypeArguments ?? [];
  const root = typeMap?.getProperty('defaultComponent');
  return root && checker.getTypeOfSymbol(root);
}

/** A property with its types in those members of a union that have it. */
export interface FoundProp {
  symbol: ts.Symbol;
  types: ts.Type[];
  /** Whether every member requires it. */
  required: boolean;
}

/** All properties of a type; of a union those of any member, which the compiler's own list lacks. */
export function findProps(checker: ts.TypeChecker, type: ts.Type): FoundProp[] {
  const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const common = checker.getPropertiesOfType(type).map((symbol) => ({
    symbol,
    types: [checker.getTypeOfSymbol(symbol)],
    required: !isOptional(symbol),
  }));
  if (!type.isUnion()) return common;
  const found = new Map<string, FoundProp>(common.map((prop) => [prop.symbol.name, prop]));
  const shared = new Set(found.keys());
  for (const member of type.types) {
    for (const symbol of checker.getPropertiesOfType(member)) {
      if (shared.has(symbol.name)) continue;
      const known = found.get(symbol.name) ?? { symbol, types: [], required: false };
      found.set(symbol.name, {
        ...known,
        types: [...known.types, checker.getTypeOfSymbol(symbol)],
      });
    }
  }
  return [...found.values()];
}
