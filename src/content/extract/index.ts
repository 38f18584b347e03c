import type { extractApi as Extract } from './extractApi';

/** As in `extractApi.ts`, which is loaded when somebody asks: it brings the TypeScript compiler. */
export const extractApi: typeof Extract = async (...request) =>
  (await import('./extractApi')).extractApi(...request);

export type { ExtractedApi } from './extractApi';
export { formatCounts } from './counts';
export type { ApiCounts } from './counts';
