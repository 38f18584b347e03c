import fs from 'node:fs';
import type { FromCompiler, FromServer } from '../start/messages';
import { pathnameOf } from './pathnameOf';
import type { ServerActivity } from './serverActivity';
import type { WorkLoop } from './workLoop';

/** Sends a message to the parent. Errors are ignored: `endWithParent` notices that the parent is gone. */
export function sendToParent(message: FromCompiler): void {
  process.send?.(message, undefined, undefined, () => {});
}

/**
 * Calls back when the process that started this one is gone (its message channel or its pipe closes) or asks to stop.
 */
export function endWithParent(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  if (process.connected) {
    process.on('disconnect', end);
  } else if (isPipe()) {
    process.stdin.on('end', end).on('close', end).resume();
  }
}

function isPipe(): boolean {
  const stats = fs.fstatSync(0);
  return stats.isFIFO() || stats.isSocket();
}

/** Compiles the page of a new request while the server still prepares its route. */
export function followServer(loop: WorkLoop, activity: ServerActivity): void {
  process.on('message', ({ open, url }: FromServer) => {
    activity.requests(open);
    const pathname = url && pathnameOf(url);
    if (pathname) loop.requestPage(pathname).catch(() => {});
  });
}
