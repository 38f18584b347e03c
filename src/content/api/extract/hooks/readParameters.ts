import type { ApiProp } from '@/model';
import { exportedName, type Export } from '../exports';
import type { Reader } from '../program';
import { printSignature, readComment } from '../props';
import type { TypePrinter } from '../types';
import type ts from 'typescript';
import { fieldsOf, isRecord } from './recordFields';

/** A hook, and what reading it needs. */
export interface HookContext {
  reader: Reader;
  printer: TypePrinter;
  entry: Export;
}

/** Reads a hook's parameters; the fields of its only one if that is a plain object. */
export function readParameters(signature: ts.Signature, context: HookContext): ApiProp[] {
  const { reader, printer, entry } = context;
  const [only, second] = signature.getParameters();
  const type = only && !second ? reader.checker.getTypeOfSymbol(only) : undefined;
  if (type && isRecord(reader, type)) return withDefaults(fieldsOf(type, context), context);
  const comment = readComment(entry.symbol.declarations);
  const place = signature.getDeclaration();
  return printSignature(signature, comment, {
    checker: reader.checker,
    printer,
    place,
  }).parameters.map(({ name, type: text, optional, description }) => ({
    name,
    type: text,
    required: !optional && !name.startsWith('...'),
    description,
  }));
}

/** Adds the default values that only the hook's code has. */
function withDefaults(fields: ApiProp[], { reader, entry }: HookContext): ApiProp[] {
  const file = entry.symbol.declarations?.[0]?.getSourceFile().fileName;
  const script = file ? reader.scripts.ofDeclaration(file) : undefined;
  const coded = script?.defaults.get(exportedName(entry.symbol));
  return fields.map((field) => {
    const value = field.default ?? coded?.get(field.name);
    return value === undefined ? field : { ...field, default: value };
  });
}
