import { spawn, type ChildProcess } from 'node:child_process';
import type { FromCompiler } from './messages';

/** A compilation next to the build that waits for it. */
export interface Compilation {
  child: ChildProcess;
  /** All that a bundler reads is written. */
  bundleable: Promise<void>;
  /** All is written, and nothing is wrong. */
  finished: Promise<void>;
}

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

/**
 * Starts the compiler next to the build this process runs, which need not wait for all of it to begin. It ends with this
 * process, and its errors end this process: it has printed them.
 */
export function startCompiling(compiler: readonly string[]): Compilation {
  const child = spawn(process.execPath, compiler, {
    env: { ...process.env, ...bundlerMemory, ...ownMemory },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const finished = new Promise<void>((resolve) => {
    child.on('exit', (code) => (code === 0 ? resolve() : process.exit(1)));
  });
  const told = new Promise<void>((resolve) => {
    child.on('message', ({ kind }: FromCompiler) => kind === 'bundleable' && resolve());
  });
  return { child, bundleable: Promise.race([told, finished]), finished };
}
