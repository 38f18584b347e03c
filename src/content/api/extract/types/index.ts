export { isOpen, TypePrinter, type PrintedTypes } from './typePrinter';
export { Definitions } from './definitions';
