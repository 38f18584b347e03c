import fs from 'node:fs';
import path from 'node:path';
import type { ErrorPlace } from '@/model';
import type { SourcePlace } from '../frame/showcase';
import { authorPlace, type PageSources } from './sources';

/** What `placeInStack` needs to find the lines of a stack trace. */
export interface StackReader {
  root: string;
  sources: PageSources;
  /** Returns the place in an author's code that one line of a stack trace names. */
  placeOf: (line: string) => SourcePlace | undefined;
}

/**
 * Returns the innermost frame of a stack trace that is in an author's code. It is found by its position or, in React's
 * component stacks, by the name of a component.
 */
export function placeInStack(stack: string, reader: StackReader): ErrorPlace | undefined {
  for (const line of stack.split('\n')) {
    const exact = reader.placeOf(line);
    if (exact) return authorPlace(reader.sources, exact);
    const [, name] = /^\s+at ([A-Z]\w*)(?: \(<anonymous>\))?$/.exec(line) ?? [];
    const declared = name && findComponent(name, reader);
    if (declared) return declared;
  }
  return undefined;
}

function findComponent(name: string, { root, sources }: StackReader): ErrorPlace | undefined {
  // The bundler appends a number to names that are declared twice.
  const declared = new RegExp(
    `(?:function|const|class) (?:${name}|${name.replace(/\d+$/, '')})\\b`,
  );
  const lineIn = (code: string) => code.split('\n').findIndex((line) => declared.test(line)) + 1;
  const files = Object.keys(sources.compiled.inputs).filter((file) =>
    /^docs-data\/.*\.[jt]sx?$/.test(file),
  );
  for (const file of files.filter((one) => fs.existsSync(path.join(root, one)))) {
    const line = lineIn(fs.readFileSync(path.join(root, file), 'utf8'));
    if (line > 0) return { file, line };
  }
  const fence = sources.fences.find(({ code }) => lineIn(code) > 0);
  return fence && { file: fence.file, line: fence.line + lineIn(fence.code) - 1 };
}
