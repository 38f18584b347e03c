import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ComponentType } from 'react';
import type * as server from '../frame/server';

type Load = () => unknown;

/** The modules of a page in the bundle for Node. Each loader runs an author's module, which may throw. */
export interface ServerModules {
  demos: Readonly<Record<string, Load>>;
  /** JavaScript variants of the demos, by the same keys. */
  javaScript: Readonly<Record<string, Load>>;
  /** Components of fences, by the index of the fence. */
  fences: Readonly<Record<string, Load>>;
}

/** The exports of the bundle for Node. */
export type ServerBundle = typeof server & { pages: readonly ServerModules[] };

/** Runs the bundle for Node. It is written to a temporary file, since Node applies source maps to files only. */
export function runBundle(root: string, code: string): ServerBundle {
  const folder = path.join(root, '.content/cache/check');
  const file = path.join(folder, `server-${process.pid}.cjs`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, code);
  try {
    return createRequire(file)(file) as ServerBundle;
  } finally {
    fs.rmSync(file);
  }
}

/** Whether a module's default export is a component. */
export function isComponent(value: unknown): value is ComponentType {
  const isObject = typeof value === 'object' && value !== null && '$$typeof' in value;
  return typeof value === 'function' || (isObject && !('props' in value));
}
