import type { ApiPlan, ApiProp } from '@/model';
import { printSignature, readComment } from '../props';
import type { TypePrinter } from '../types';
import type ts from 'typescript';

/** Reads one selector. Undefined for an export that is not a function or is not to be documented. */
export function readSelector(
  name: string,
  symbol: ts.Symbol,
  context: { checker: ts.TypeChecker; printer: TypePrinter; plan: ApiPlan | undefined },
): ApiProp | undefined {
  const { checker, printer, plan } = context;
  const comment = readComment(symbol.declarations);
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (comment.isHidden || !signature) return undefined;
  const place = symbol.declarations?.[0];
  return {
    name,
    type: printer.print(signature.getReturnType(), place),
    required: true,
    description: comment.description,
    ...(comment.deprecated !== undefined && { deprecated: comment.deprecated }),
    ...(plan && { plan }),
    signature: printSignature(signature, comment, { checker, printer, place }),
  };
}
