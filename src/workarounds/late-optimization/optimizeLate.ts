import v8 from 'node:v8';
import { isOff } from '../isOff';

/**
 * Makes V8 optimize a function, on its background threads, after eight times the default amount of work: most of a
 * compilation is over before optimization pays. A V8 without the flag ignores it.
 */
const flag = '--interrupt-budget=540000';

/** Makes V8 optimize the functions of this process later than by default. */
export function optimizeLate(): void {
  if (!isOff('late-optimization')) v8.setFlagsFromString(flag);
}
