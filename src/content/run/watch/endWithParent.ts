import fs from 'node:fs';

/** Ends when the process that started this one is gone: its message channel or its pipe closes, or it asks to stop. */
export function endWithParent(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  if (process.connected) {
    process.on('disconnect', end);
  } else if (isPipe()) {
    process.stdin.on('end', end).on('close', end).resume();
  }
}

function isPipe(): boolean {
  const stats = fs.fstatSync(0, { bigint: false });
  return stats.isFIFO() || stats.isSocket();
}
