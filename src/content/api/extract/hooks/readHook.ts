import type { ApiProp, HookApi } from '@/model';
import { docBase } from '../docBase';
import type { Export } from '../exports';
import type { Reader } from '../program';
import { readComment } from '../props';
import ts from '../typescript.js';
import { fieldsOf, isRecord } from './recordFields';
import { readParameters, type HookContext } from './readParameters';

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

function readReturn(signature: ts.Signature, context: HookContext): ApiProp[] {
  const { reader, printer, entry } = context;
  const type = signature.getReturnType();
  if (isRecord(reader, type)) return fieldsOf(type, context);
  if ((type.flags & ts.TypeFlags.Void) !== 0) return [];
  const { returns } = readComment(entry.symbol.declarations);
  const text = printer.print(type, signature.getDeclaration());
  return [{ name: '', type: text, required: true, description: returns }];
}
