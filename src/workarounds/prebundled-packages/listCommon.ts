import fs from 'node:fs';
import path from 'node:path';
import { importsIn } from '../../model/imports';
import { placeOf } from './installed';

/** Where demos are. */
const demos = 'docs-data';

/**
 * How many of all folders with demos import what is common to them. Five libraries share the folders, so that a module of the
 * largest one is in a third of its own.
 */
const share = 1 / 6;

/** Modules of packages with React that a sixth of the folders with demos import. */
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
  placeOf(root, `node_modules/${name}/`)?.worksWithReact ?? false;
