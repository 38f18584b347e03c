import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { startThread } from '../threads/startThread';
import { PageCompiler, type JobSetting, type PageTask, type TaskResult } from './job';

/** With fewer pages than this, one thread is faster than starting others. */
const worthWorkers = 150;

/** Pages that a worker gets at once; few enough that all workers end at the same time. */
const batchSize = 8;

/**
 * Compiles pages on all cores: this thread and one worker per additional core take pages from one queue. A few pages
 * are compiled on this thread only.
 */
export async function compileAll(
  setting: JobSetting,
  tasks: readonly PageTask[],
  onResult: (result: TaskResult) => void,
): Promise<void> {
  const queue = [...tasks];
  const workers = tasks.length < worthWorkers ? 0 : availableParallelism() - 1;
  await Promise.all([
    ...Array.from({ length: workers }, () => runWorker({ setting, queue, onResult })),
    runHere({ setting, queue, onResult }),
  ]);
}

interface Share {
  setting: JobSetting;
  queue: PageTask[];
  onResult: (result: TaskResult) => void;
}

async function runHere({ setting, queue, onResult }: Share): Promise<void> {
  const compiler = new PageCompiler(setting);
  for (let task = queue.shift(); task; task = queue.shift()) {
    onResult(await compiler.compile(task));
    await setImmediate();
  }
}

function runWorker({ setting, queue, onResult }: Share): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = startThread('pages', setting);
    let open = 0;
    const giveMore = () => {
      while (open < 2 && queue.length > 0) {
        worker.postMessage(queue.splice(0, batchSize));
        open += 1;
      }
      if (open === 0) void worker.terminate().then(() => resolve());
    };
    worker.on('online', giveMore);
    worker.on('message', (results: TaskResult[]) => {
      open -= 1;
      results.forEach(onResult);
      giveMore();
    });
    worker.on('error', reject);
  });
}
