import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StaticJob, StaticReport } from './job';

const script = fileURLToPath(new URL('./run.ts', import.meta.url));

/**
 * Checks format, lint and types in a separate process, in parallel with the checks in the browser.
 * @throws Error if that process fails. It has printed why.
 */
export function startStaticChecks(job: StaticJob): Promise<StaticReport> {
  return new Promise((resolve, reject) => {
    const child = fork(script, { execArgv: ['--import', 'tsx'] });
    child.once('message', (report) => resolve(report as StaticReport));
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error('The check of format, lint and types could not be run.'));
    });
    child.send(job);
  });
}
