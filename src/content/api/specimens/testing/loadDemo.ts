import { transformSync } from '@swc/core';
import path from 'node:path';
import type { ComponentType } from 'react';

const root = process.cwd();

/**
 * Evaluates the source of a demo and returns the component that it exports. Relative imports are resolved from `file`,
 * a path from the root of the repository that need not exist.
 */
export function loadDemo(source: string, file: string): ComponentType {
  const { code } = transformSync(source, {
    filename: file,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  });
  const folder = path.join(root, path.dirname(file));
  const bring = (name: string): unknown =>
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest's own: it knows aliases, and compiles what it loads
    require(name.startsWith('.') ? path.join(folder, name) : name);
  const made: { default?: ComponentType } = {};
  new Function('require', 'exports', code)(bring, made);
  if (!made.default) throw new Error(`${file} has no default export.`);
  return made.default;
}
