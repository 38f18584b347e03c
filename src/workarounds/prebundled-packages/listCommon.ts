import fs from 'node:fs';
import path from 'node:path';
import { importsIn } from '../../model/imports';
import { packageOfFile } from './installed';

/** Folder of the demos. */
const demos = 'docs-data';

/**
 * Share of the folders with demos that must import a module. Five libraries share the folders, so that a common module
 * of the largest library is imported by a third of its own.
 */
const share = 1 / 6;

/** Returns the modules of packages with React that at least a sixth of the folders with demos import. */
export function listCommon(root: string): string[] {
  const folders = new Map<string, Set<string>>();
  for (const file of fs.readdirSync(path.join(root, demos), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!file.endsWith('.tsx')) continue;
    const names = importsIn(fs.readFileSync(path.join(root, demos, file), 'utf8'));
    const known = folders.get(path.dirname(file)) ?? new Set();
    folders.set(path.dirname(file), new Set([...known, ...names]));
  }
  const counts = new Map<string, number>();
  for (const name of [...folders.values()].flatMap((names) => [...names])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .filter(([name, count]) => count >= folders.size * share && isWithReact(root, name))
    .map(([name]) => name)
    .sort();
}

const isWithReact = (root: string, name: string) =>
  packageOfFile(root, `node_modules/${name}/`)?.worksWithReact ?? false;
