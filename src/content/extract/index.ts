export { extractApi, type ExtractedApi } from './extractApi';
export { formatCounts } from './counts';
export type { ApiCounts } from './counts';
