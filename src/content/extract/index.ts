export { extractApi } from './extractApi';
export type { ExtractedApi } from './extractApi';
export { formatCounts } from './counts';
export type { ApiCounts } from './counts';
