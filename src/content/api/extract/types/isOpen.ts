import ts from '../typescript.js';

/**
 * Tells whether the members of a type depend on a caller's type arguments: `Props & ThemedProps<Theme, Name>`. Asking
 * the checker would answer for the constraints of the parameters, which is of no use, and takes up to a second.
 */
export function isOpen(type: ts.Type): boolean {
  if (type.isIntersection()) return type.types.some(isOpen);
  return (type.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Conditional)) !== 0;
}
