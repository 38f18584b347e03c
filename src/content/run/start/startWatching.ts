import { spawn, type ChildProcess } from 'node:child_process';
// Next knows the alias of `src` in its configuration itself only.
import { announceCompiler } from '../../../site/developmentCompiler';
import { followRequests } from '../../../workarounds/request-following/followRequests';
import { isUpToDate } from './isUpToDate';
import type { FromCompiler, FromServer } from './messages';

/**
 * Starts the compiler next to the development server this process runs, and resolves when the server can begin: all
 * is written but the pages, which the compiler gives one by one. It ends with this process, and this process with a
 * compiler that cannot begin.
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
  // What an earlier compiler left still holds: Next's bundler has all it reads.
  if (!isUpToDate(process.cwd())) await origin;
}

/** Where the compiler answers, once it is ready. */
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
