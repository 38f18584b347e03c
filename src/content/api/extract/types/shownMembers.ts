import ts from '../typescript.js';
import { unionMembers } from './unionMembers';

/** The checker, and whether the type is that of an optional property. */
interface Shown {
  checker: ts.TypeChecker;
  isOptional: boolean;
}

/**
 * Returns the members of a type to print, `undefined` and `null` last; without `undefined` for an optional property.
 */
export function shownMembers(
  type: ts.Type,
  place: ts.Node | undefined,
  { checker, isOptional }: Shown,
): ts.Type[] {
  const members = unionMembers(withoutEmpty(type, checker), place);
  const shown = isOptional && members.length > 1 ? members.filter(isDefined) : members;
  return [...shown.filter((one) => !isNothing(one)), ...shown.filter(isNothing)];
}

/** Drops members of an intersection that add nothing, such as `Partial<ClassNameMap<never>>`. */
function withoutEmpty(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const parts = (type.isUnion() ? type.types : [type]).filter(isDefined);
  const [only] = parts;
  if (parts.length !== 1 || !only?.isIntersection()) return type;
  const [filled, ...others] = only.types.filter((part) => !isEmptyObject(part, checker));
  if (!filled || others.length > 0) return type;
  return (filled.flags & ts.TypeFlags.Object) !== 0 ? filled : type;
}

function isEmptyObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  if ((type.flags & ts.TypeFlags.Object) === 0) return false;
  const members =
    checker.getPropertiesOfType(type).length + checker.getIndexInfosOfType(type).length;
  return members + type.getCallSignatures().length === 0;
}

function isDefined(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Undefined) === 0;
}

function isNothing(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;
}
