import ts from '../typescript.js';

/**
 * Whether a caller decides what the members of a type are: `Props & ThemedProps<Theme, Name>`. The checker answers
 * what they are for the constraints of the parameters, which no reader asks about, and takes up to a second.
 */
export function isOpen(type: ts.Type): boolean {
  if (type.isIntersection()) return type.types.some(isOpen);
  return (type.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Conditional)) !== 0;
}
