export { isOpen } from './typeBuilder';
export { TypePrinter, type PrintedTypes } from './typePrinter';
export type { MappedSymbol } from './copiedMember';
export { followAlias } from './followAlias';
export { Definitions } from './definitions';
