import type { ApiProp } from '@/model';
import type { Reader } from '../program';
import { readProp } from '../props';
import { isOpen, type TypePrinter } from '../types';
import ts from '../typescript.js';

/**
 * Tells whether a type is a plain object (no function, array or element) whose fields a documented package declares.
 */
export function isRecord(reader: Reader, type: ts.Type): boolean {
  if (isOpen(type)) return false;
  const plain = reader.checker.getNonNullableType(type);
  if (plain.getCallSignatures().length > 0 || plain.isUnion()) return false;
  const isObject = (plain.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  const fields = isObject ? reader.checker.getPropertiesOfType(plain) : [];
  const isOurs = (field: ts.Symbol) => field.declarations?.some((node) => reader.packageOf(node));
  return fields.length > 0 && fields.some(isOurs);
}

/** Reads the fields of a plain object, without those that are not to be documented. */
export function fieldsOf(
  type: ts.Type,
  { reader, printer }: { reader: Reader; printer: TypePrinter },
): ApiProp[] {
  const { checker } = reader;
  return checker
    .getPropertiesOfType(checker.getNonNullableType(type))
    .map((symbol) => readProp(symbol, { checker, printer }))
    .filter(({ comment }) => !comment.isHidden)
    .map(({ prop }) => prop);
}
