import fs from 'node:fs';
import path from 'node:path';
import { parseModule, positionAt } from '../collect/parseModule';
import { nodesOf } from './nodesOf';
import type { FoundFact } from './PageRule';

/** Returns the path of the `facts.ts` next to a page's file. */
export function factsFileOf(file: string): string {
  return path.posix.join(path.posix.dirname(file), 'facts.ts');
}

/** Returns the phrases that a page's `facts.ts` covers: each `says` that is a plain string. The file is not run. */
export function readFacts(root: string, file: string): FoundFact[] {
  const absolute = path.join(root, file);
  if (!fs.existsSync(absolute)) return [];
  const code = fs.readFileSync(absolute, 'utf8');
  const properties = nodesOf(parseModule(file, code)).Property ?? [];
  return properties.flatMap(({ firstChild: key, lastChild: value }) => {
    if (!key || code.slice(key.from, key.to) !== 'says' || value?.name !== 'String') return [];
    const says = code.slice(value.from + 1, value.to - 1).replace(/\\(.)/g, '$1');
    return [{ file, says, ...positionAt(code, value.from) }];
  });
}
