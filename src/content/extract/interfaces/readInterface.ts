import type { InterfaceApi } from '@/model';
import { docBase } from '../docBase';
import type { Export } from '../exports';
import type { Reader } from '../program';
import { readProp } from '../props';
import { Definitions, TypePrinter } from '../types';

/** Reads the members of an exported interface or type alias. */
export function readInterface(entry: Export, reader: Reader): InterfaceApi {
  const { checker } = reader;
  const definitions = new Definitions((node) => reader.packageOf(node) !== undefined);
  const printer = new TypePrinter(checker, definitions.mention);
  const type = checker.getDeclaredTypeOfSymbol(entry.symbol);
  const members = checker
    .getPropertiesOfType(type)
    .filter(({ declarations }) => declarations?.some((node) => reader.packageOf(node)) ?? true)
    .map((symbol) => readProp(symbol, { checker, printer }))
    .filter(({ comment }) => !comment.isHidden)
    .map(({ prop }) => prop)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { ...docBase(entry, definitions, reader), kind: 'interface', members };
}
