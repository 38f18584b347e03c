export { extractApi, type ExtractedApi } from './extractApi';
export type { ElementAttribute, ElementAttributes } from './attributes';
export { formatCounts } from './counts';
export type { ApiCounts } from './counts';
export type { Importable } from './exports';
