import type ts from 'typescript';
import type { ApiProp } from '@/model';
import type { Comment } from '../props';
import type { TypePrinter } from '../types';

/** Reads one event, as a callback with the arguments of its listener. */
export function readEvent(
  symbol: ts.Symbol,
  { description, deprecated }: Comment,
  { checker, printer }: { checker: ts.TypeChecker; printer: TypePrinter },
): ApiProp {
  const type = checker.getTypeOfSymbol(symbol);
  const place = symbol.declarations?.[0];
  const parameters = ['params', 'event'].flatMap((name) => {
    const given = checker.getPropertyOfType(type, name);
    if (!given) return [];
    const text = printer.print(checker.getTypeOfSymbol(given), place);
    return [{ name, type: text, optional: false, description: '' }];
  });
  return {
    name: symbol.name,
    type: printer.print(type, place),
    required: true,
    description,
    ...(deprecated !== undefined && { deprecated }),
    signature: { parameters, returns: { type: 'void', description: '' } },
  };
}
