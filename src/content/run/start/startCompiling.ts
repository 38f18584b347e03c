import { spawn, type ChildProcess } from 'node:child_process';
// Next knows the alias of `src` in its configuration itself only.
import { memoryLimits } from '../../../workarounds/compiler-memory/memoryLimits';
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
 * Starts the compiler next to the build this process runs, which need not wait for all of it to begin. It ends with this
 * process, and its errors end this process: it has printed them.
 */
export function startCompiling(compiler: readonly string[]): Compilation {
  const child = spawn(process.execPath, compiler, {
    env: { ...process.env, ...memoryLimits() },
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
