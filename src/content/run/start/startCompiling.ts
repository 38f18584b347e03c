import { spawn, type ChildProcess } from 'node:child_process';
// Next resolves the alias of `src` only in its configuration file itself.
import { memoryLimits } from '../../../workarounds/compiler-memory/memoryLimits';
import type { FromCompiler } from './messages';

/** A compilation in parallel with the build that waits for it. */
export interface Compilation {
  child: ChildProcess;
  /** Resolves when everything that a bundler reads is written. */
  bundleable: Promise<void>;
  /** Resolves when everything is written without problems. */
  finished: Promise<void>;
}

/**
 * Starts the compiler in parallel with the build of this process, which can begin before the compiler has ended. The
 * compiler ends with this process, and its errors, which it has printed, end this process.
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
