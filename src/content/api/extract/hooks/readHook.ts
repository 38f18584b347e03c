import type { ApiProp, HookApi } from '@/model';
import { docBase } from '../docBase';
import { exportedName, type Export } from '../exports';
import type { Reader } from '../program';
import { printSignature, readComment, readProp } from '../props';
import { isOpen, type TypePrinter } from '../types';
import ts from '../typescript.js';

/** Reads the reference of a hook from its last signature, which is the most general one. */
export function readHook(entry: Export, reader: Reader): HookApi {
  const definitions = reader.collectDefinitions();
  const printer = reader.printer(definitions);
  const signature = reader.checker.getTypeOfSymbol(entry.symbol).getCallSignatures().at(-1);
  if (!signature) throw new Error(`${entry.name} is not a function.`);
  const context = { reader, printer, entry };
  const parameters = readParameters(signature, context);
  const returnValue = readReturn(signature, context);
  return { ...docBase(entry, definitions, reader), kind: 'hook', parameters, returnValue };
}

interface HookContext {
  reader: Reader;
  printer: TypePrinter;
  entry: Export;
}

function readParameters(signature: ts.Signature, context: HookContext): ApiProp[] {
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

function readReturn(signature: ts.Signature, context: HookContext): ApiProp[] {
  const { reader, printer, entry } = context;
  const type = signature.getReturnType();
  if (isRecord(reader, type)) return fieldsOf(type, context);
  if ((type.flags & ts.TypeFlags.Void) !== 0) return [];
  const { returns } = readComment(entry.symbol.declarations);
  const text = printer.print(type, signature.getDeclaration());
  return [{ name: '', type: text, required: true, description: returns }];
}

function fieldsOf(type: ts.Type, { reader, printer }: HookContext): ApiProp[] {
  const { checker } = reader;
  return checker
    .getPropertiesOfType(checker.getNonNullableType(type))
    .map((symbol) => readProp(symbol, { checker, printer }))
    .filter(({ comment }) => !comment.isHidden)
    .map(({ prop }) => prop);
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

/**
 * Tells whether a type is a plain object (no function, array or element) whose fields a documented package declares.
 */
function isRecord(reader: Reader, type: ts.Type): boolean {
  if (isOpen(type)) return false;
  const plain = reader.checker.getNonNullableType(type);
  if (plain.getCallSignatures().length > 0 || plain.isUnion()) return false;
  const isObject = (plain.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  const fields = isObject ? reader.checker.getPropertiesOfType(plain) : [];
  const isOurs = (field: ts.Symbol) => field.declarations?.some((node) => reader.packageOf(node));
  return fields.length > 0 && fields.some(isOurs);
}
