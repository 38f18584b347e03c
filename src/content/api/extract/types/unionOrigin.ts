import type ts from 'typescript';

/** The checker keeps a union as its source has it, before nested unions are flattened, but does not publish it. */
interface UnionWithOrigin extends ts.UnionType {
  origin?: ts.Type;
}

/** Returns the parts of a union as its source has it; undefined if the checker did not keep them. */
export function originParts({ origin }: UnionWithOrigin): readonly ts.Type[] | undefined {
  return origin?.isUnion() ? origin.types : undefined;
}
