export { TypePrinter } from './typePrinter';
export { Definitions } from './definitions';
