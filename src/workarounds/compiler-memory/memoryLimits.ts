import { isOff } from '../isOff';

/** esbuild's garbage collector runs only at this heap size; by default it runs whenever the heap has doubled. */
const bundlerMemory = { GOGC: 'off', GOMEMLIMIT: '250MiB' };

/**
 * Makes glibc return a thread's freed memory to the system; by default it keeps it for other threads, 150 MB after the
 * one that reads types (mallopt(3)). Other systems ignore the variables.
 */
const ownMemory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Returns environment variables that limit the compiler's memory while a bundler works at the same time. */
export function memoryLimits(): Record<string, string> {
  return isOff('compiler-memory') ? {} : { ...bundlerMemory, ...ownMemory };
}
