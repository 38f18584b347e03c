import type { ApiPlan } from '@/model';
import ts from '../typescript.js';

/** A component in one plan: its props by name. */
export interface Level {
  plan: ApiPlan | undefined;
  props: ReadonlyMap<string, ts.Symbol>;
}

/**
 * Finds the level whose package declares an inherited prop again, word by word: the lower level has the prop in its
 * types only and ignores it. A package that merely extends a prop gives it another type.
 */
export function redeclaringLevel(
  [lowest, ...higher]: readonly Level[],
  name: string,
  checker: ts.TypeChecker,
): Level | undefined {
  const declared = lowest?.props.get(name)?.declarations?.[0];
  return higher.find(({ props }) => {
    const again = props.get(name)?.declarations?.[0];
    const isSame = again && declared && again.getText() === declared.getText();
    return isSame && again !== declared && overrides(again, declared, { name, checker });
  });
}

/** Tells whether an interface repeats a declaration that it would inherit. */
function overrides(
  { parent }: ts.Node,
  declared: ts.Declaration,
  { name, checker }: { name: string; checker: ts.TypeChecker },
): boolean {
  const type = ts.isInterfaceDeclaration(parent) && checker.getTypeAtLocation(parent);
  const bases = type && type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  return bases.some((base) =>
    checker.getPropertyOfType(base, name)?.declarations?.includes(declared),
  );
}
