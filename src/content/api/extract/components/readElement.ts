import ts from '../typescript.js';

/** Returns the type that a component's ref holds, from the type of its `ref` prop. */
export function readRef(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const held = membersOf(type)
    .filter(({ symbol }) => symbol?.name === 'RefObject')
    .flatMap((holder) => checker.getTypeArguments(holder as ts.TypeReference).slice(0, 1));
  const names = held.map((one) =>
    checker.typeToString(one, undefined, ts.TypeFormatFlags.NoTruncation),
  );
  return names.find((name) => name !== 'unknown') ?? names[0];
}

/** Splits a type into its parts: the `ref` of an intersection of props is the intersection of their refs. */
function membersOf(type: ts.Type): ts.Type[] {
  return type.isUnionOrIntersection() ? type.types.flatMap(membersOf) : [type];
}

/**
 * Returns the element interface that a component's attributes are typed for, from the parameter of its click handler:
 * `HTMLDivElement` for `React.HTMLAttributes<HTMLDivElement>`.
 */
export function readTarget(checker: ts.TypeChecker, handler: ts.Type): string | undefined {
  const [signature] = checker.getNonNullableType(handler).getCallSignatures();
  const [event] = signature?.getParameters() ?? [];
  const type = event && checker.getTypeOfSymbol(event);
  const target = type && checker.getPropertyOfType(type, 'currentTarget');
  const targets = target ? checker.getTypeOfSymbol(target) : undefined;
  const members = targets?.isIntersection() ? targets.types : targets ? [targets] : [];
  return members.find(({ symbol }) => symbol?.name !== 'EventTarget')?.symbol?.name;
}
