import type { ComponentType } from 'react';
import type { CompiledFile } from './compileFile';
import type { PackModules } from './packModules';
import { runFiles } from './runFiles';

/**
 * Runs the files of a demo in place of the previous edit, and returns its component. `requirePackage` returns modules of
 * packages. Errors thrown by a file are not caught.
 * @throws Error if the first file has no component as its default export.
 */
export function runComponent(
  compiled: readonly CompiledFile[],
  requirePackage: PackModules['require'],
): ComponentType {
  const stopEarlierTimers = markTimers();
  const Component = runFiles(compiled, requirePackage).default;
  if (!isComponent(Component)) {
    throw new Error(`${compiled[0]?.name} has no component as its default export.`);
  }
  // Only now: while an edit cannot run, the previous one goes on running.
  stopEarlierTimers();
  return Component as ComponentType;
}

/** Whether React can render a value as a component: a function, a class, or what `memo` and `forwardRef` make. */
function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/** How many of the newest timer ids are cleared: clearing all would take seconds in a frame with millions of them. */
const clearedIds = 10_000;

let stopped = 0;

/**
 * Returns a function that stops all timers started before this call, so that the previous edit does not go on running.
 */
function markTimers(): () => void {
  const newest = window.setTimeout(() => {});
  return () => {
    // Timeouts and intervals share their ids.
    for (let id = Math.max(stopped, newest - clearedIds) + 1; id <= newest; id += 1) {
      window.clearTimeout(id);
    }
    stopped = newest;
  };
}
