export { countDocs, type ApiCounts } from './extract/counts';
export { formatCounts } from './extract/formatCounts';
export type { ElementAttributes } from './extract/attributes';
export type { Importable } from './extract/exports';
export type { Extraction, ReadResult } from './extract/readAll';
export {
  Reference,
  withAddition,
  type Addition,
  type PackageOutput,
  type ReadReference,
  type ReferencedSite,
  type ReferenceSource,
} from './reference';
export { printApiSchema, type ApiRecord } from './reference/json/apiSchema';
export { elementFiles } from './reference/rowFiles/elementFiles';
export { findSiblings } from './siblings';
export { prepareSpecimens, provideSpecimens } from './specimens';
