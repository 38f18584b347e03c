export { isOpen } from './typeBuilder';
export { TypePrinter, type PrintedTypes } from './typePrinter';
export { Definitions } from './definitions';
