export { TypePrinter } from './typePrinter';
export { Definitions } from './definitions';
export type { PrintedTypes } from './typePrinter';
