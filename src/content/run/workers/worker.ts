import { parentPort, workerData } from 'node:worker_threads';
import { PageCompiler, type JobSetting, type PageTask } from './job';

const compiler = new PageCompiler(workerData as JobSetting);

parentPort?.on('message', (tasks: PageTask[]) => {
  void (async () => {
    const results = [];
    for (const task of tasks) results.push(await compiler.compile(task));
    parentPort?.postMessage(results);
  })();
});
