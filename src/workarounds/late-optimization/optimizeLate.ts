import v8 from 'node:v8';
import { isOff } from '../isOff';

/**
 * V8 optimizes a function, on threads of its own, after eight times the work it waits for by itself: most of what a
 * compilation calls is done before that pays. A V8 that has no such flag goes on as it is.
 */
const flag = '--interrupt-budget=540000';

/** Has V8 optimize the functions of this process later than by itself. */
export function optimizeLate(): void {
  if (!isOff('late-optimization')) v8.setFlagsFromString(flag);
}
