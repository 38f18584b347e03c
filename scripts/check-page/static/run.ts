import { checkFormat } from './checkFormat';
import type { StaticJob, StaticReport } from './job';
import type { CheckProblem } from '../problem';

/** Checks types, lint and format of files. This module runs in the process that `startStaticChecks` forks. */
async function check(job: StaticJob): Promise<StaticReport> {
  const files = [...new Set(job.pages.flatMap((page) => page.files))];
  const seconds: StaticReport['seconds'] = {};
  const timed = async (name: string, work: () => Promise<CheckProblem[]> | CheckProblem[]) => {
    const start = performance.now();
    const problems = await work();
    seconds[name] = (performance.now() - start) / 1000;
    return problems;
  };
  const problems = [
    ...(await timed('types', async () => (await import('./checkTypes')).checkTypes(job))),
    ...(await timed('lint', async () => (await import('./checkLint')).checkLint(job.root, files))),
    ...(await timed('format', () => checkFormat(job.root, files))),
  ];
  return { problems, seconds };
}

process.on('disconnect', () => process.exit(1));
process.once('message', (job: StaticJob) => {
  void check(job).then(
    (report) => process.send?.(report, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
