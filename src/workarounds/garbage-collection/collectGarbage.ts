import v8 from 'node:v8';
import vm from 'node:vm';
import { isOff } from '../isOff';

/** Time between two collections (ms). One takes about 60 ms. */
const pause = 5000;

let collect: (() => void) | undefined;

/** Collects the garbage of this thread now. V8 exposes `gc` after a flag is set, in contexts created afterwards. */
export function collectGarbage(): void {
  if (!collect) {
    v8.setFlagsFromString('--expose-gc');
    collect = vm.runInNewContext('gc') as () => void;
  }
  collect();
}

/**
 * Collects garbage repeatedly until the process ends, for a process next to another one that needs the memory. By
 * default V8 waits until the heap is a multiple of the used memory, because it does not know about other processes.
 */
export function keepHeapSmall(): void {
  if (isOff('garbage-collection')) return;
  collectGarbage();
  setInterval(collectGarbage, pause).unref();
}
