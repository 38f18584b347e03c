import type { ApiSignature } from '@/model';
import type { TypePrinter } from '../types';
import ts from '../typescript.js';
import type { Comment } from './asComment';

interface SignatureContext {
  checker: ts.TypeChecker;
  printer: TypePrinter;
  place?: ts.Node | undefined;
}

/** Reads the signature of a callback; undefined if the type is not a function or has several signatures. */
export function readSignature(
  type: ts.Type,
  comment: Comment,
  context: SignatureContext,
): ApiSignature | undefined {
  const [member, ...others] = (type.isUnion() ? type.types : [type]).filter(
    (one) => !isNothing(one),
  );
  if (!member || others.length > 0 || member.getProperties().length > 0) return undefined;
  const [signature, ...overloads] = member.getCallSignatures();
  if (!signature || overloads.length > 0) return undefined;
  return printSignature(signature, comment, context);
}

/** Prints the arguments and the result of a signature, with the descriptions in its comment. */
export function printSignature(
  signature: ts.Signature,
  comment: Comment,
  { checker, printer, place }: SignatureContext,
): ApiSignature {
  const parameters = signature.getParameters().map((parameter) => {
    const declaration = parameter.valueDeclaration;
    const isParameter = declaration !== undefined && ts.isParameter(declaration);
    const optional = isParameter && checker.isOptionalParameter(declaration);
    const isRest = isParameter && declaration.dotDotDotToken !== undefined;
    return {
      name: isRest ? `...${parameter.name}` : parameter.name,
      type: printer.print(checker.getTypeOfSymbol(parameter), place, optional),
      optional,
      description: comment.parameters.get(parameter.name) ?? '',
    };
  });
  const type = printer.print(signature.getReturnType(), place);
  return { parameters, returns: { type, description: comment.returns } };
}

function isNothing({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;
}
