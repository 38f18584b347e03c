import { spawn, type ChildProcess } from 'node:child_process';
// Next resolves the alias of `src` only in its configuration file itself.
import { announceCompiler } from '../../../site/developmentCompiler';
import { followRequests } from '../../../workarounds/request-following/followRequests';
import { isUpToDate } from './isUpToDate';
import type { FromCompiler, FromServer } from './messages';

/**
 * Starts the compiler next to the development server of this process. Resolves when the server can begin: everything
 * is written except pages, which the compiler provides on request. The compiler ends with this process, and a compiler
 * that fails to start ends this process.
 */
export async function startWatching(compiler: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [...compiler, '--watch'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  followRequests((open, url) => {
    const message: FromServer = { kind: 'requests', open, url };
    if (child.connected) child.send(message);
  });
  const origin = originOf(child);
  announceCompiler(origin);
  // The output of an earlier compiler is still valid, so Next's bundler finds everything.
  if (!isUpToDate(process.cwd())) await origin;
}

/** Resolves with the compiler's origin once it is ready. */
function originOf(child: ChildProcess): Promise<string> {
  child.once('exit', giveUp);
  return new Promise((resolve) => {
    child.on('message', (message: FromCompiler) => {
      if (message.kind !== 'ready') return;
      child.off('exit', giveUp);
      resolve(message.origin);
    });
  });
}

function giveUp(): void {
  process.stderr.write('The content compiler ended; it says why above.\n');
  process.exit(1);
}
