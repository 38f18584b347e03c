export { TypePrinter } from './typePrinter';
export { Definitions } from './definitions';
export { isOpen } from './isOpen';
export type { PrintedTypes } from './typePrinter';
