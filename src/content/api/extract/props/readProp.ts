import type { ApiProp } from '@/model';
import type { TypePrinter } from '../types';
import ts from '../typescript.js';
import { readMappedProp } from './readMappedProp';
import { readComment, withoutAppendix } from './readComment';
import type { Comment } from './asComment';
import { readSignature } from './readSignature';
import { eitherOf } from './eitherOf';

/** What reading a property needs. */
export interface PropContext {
  checker: ts.TypeChecker;
  printer: TypePrinter;
}

/** A property of a type, with its comment. */
export interface ReadProp {
  prop: ApiProp;
  comment: Comment;
}

/** Reads one property; `variants` are its declarations in the members of a union. */
export function readProp(
  symbol: ts.Symbol,
  { checker, printer }: PropContext,
  variants: readonly ts.Symbol[] = [symbol],
): ReadProp {
  const place = symbol.declarations?.[0];
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const mapped = readMappedProp(symbol, checker);
  const types = variants.map((variant) => checker.getTypeOfSymbol(variant));
  const comment = mapped
    ? withoutAppendix(readComment(mapped.source?.declarations))
    : readComment(symbol.declarations);
  const texts = mapped
    ? [printer.printNode(mapped.type, mapped.declared)]
    : types.map((type) => printer.print(type, place, isOptional));
  const signature = types[0] && readSignature(types[0], comment, { checker, printer, place });
  const prop: ApiProp = {
    name: symbol.name,
    type: eitherOf([...new Set(texts)]),
    required: !isOptional,
    ...(comment.default !== undefined && { default: comment.default }),
    description: comment.description,
    ...(comment.deprecated !== undefined && { deprecated: comment.deprecated }),
    ...(signature && { signature }),
  };
  return { prop, comment };
}
