import { spawn, type ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { originVariable, type FromCompiler, type FromServer } from './messages';

/**
 * Starts the compiler beside the development server this process runs, and resolves when the server can begin: all
 * is written but the pages, which the compiler gives one by one at the origin in the environment. It ends with this
 * process, and this process with a compiler that cannot begin.
 */
export function startWatching(compiler: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [...compiler, '--watch'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  tellOfRequests(child);
  child.once('exit', giveUp);
  return new Promise((resolve) => {
    child.on('message', (message: FromCompiler) => {
      if (message.kind !== 'ready') return;
      child.off('exit', giveUp);
      process.env[originVariable] = message.origin;
      resolve();
    });
  });
}

function giveUp(): void {
  process.stderr.write('The content compiler ended; it says why above.\n');
  process.exit(1);
}

/** Tells the compiler when somebody waits for an answer, and for which. */
function tellOfRequests(child: ChildProcess): void {
  let open = 0;
  const tell = (url?: string) => {
    const message: FromServer = { kind: 'requests', open, url };
    if (child.connected) child.send(message);
  };
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    open += 1;
    tell(request.url);
    response.once('close', () => {
      open -= 1;
      tell();
    });
  });
}
