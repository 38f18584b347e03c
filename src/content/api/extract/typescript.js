import { createRequire } from 'node:module';

/**
 * Requires the TypeScript compiler. With `import`, Node and the loader would search its nine megabytes for export
 * names, again in each thread: three times the time of running it.
 */
export default createRequire(import.meta.url)('typescript');
