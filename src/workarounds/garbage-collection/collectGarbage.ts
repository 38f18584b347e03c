import v8 from 'node:v8';
import vm from 'node:vm';
import { isOff } from '../isOff';

/** Between two collections (ms). One takes about 60 ms. */
const pause = 5000;

let collect: (() => void) | undefined;

/** Collects the garbage of this thread now. V8 offers that to whoever asks with a flag, in contexts made afterwards. */
export function collectGarbage(): void {
  if (!collect) {
    v8.setFlagsFromString('--expose-gc');
    collect = vm.runInNewContext('gc') as () => void;
  }
  collect();
}

/**
 * Collects garbage now and again until the process ends, for a process next to one that needs the memory: by itself V8
 * waits until the heap is a multiple of what is in use, because it knows of nobody else.
 */
export function keepHeapSmall(): void {
  if (isOff('garbage-collection')) return;
  collectGarbage();
  setInterval(collectGarbage, pause).unref();
}
