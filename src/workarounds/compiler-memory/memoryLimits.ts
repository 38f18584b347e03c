import { isOff } from '../isOff';

/**
 * The compiler's bundler collects garbage when its heap is this large, and not before: by itself it does so whenever
 * the heap has doubled.
 */
const bundlerMemory = { GOGC: 'off', GOMEMLIMIT: '250MiB' };

/**
 * glibc gives memory that a thread has freed back to the system: by itself it keeps it for other threads, 150 MB after
 * the one that reads types (mallopt(3)). Other systems do not know the names.
 */
const ownMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Environment variables that limit what the compiler holds while a bundler works next to it. */
export function memoryLimits(): Record<string, string> {
  return isOff('compiler-memory') ? {} : { ...bundlerMemory, ...ownMemory };
}
