import path from 'node:path';
import type { PlaygroundSubject } from '@/model';
import { specifierOf } from '../importPath';

/** A demo whose element is to follow a reader's values. */
export interface DeriveRequest {
  /** The demo's file, from the root of the repository. */
  file: string;
  code: string;
  /** Its import specifiers, with the offsets of their quotes. */
  specifiers: readonly { text: string; offset: number }[];
  subject: PlaygroundSubject;
  component: string;
  /** Path of the file to be written. */
  target: string;
  /** Id of the playground, unique on the site. */
  id: string;
}

const registryModule = 'src/features/playground/registry';

/**
 * Derives a module whose subject follows the reader's values. Lines keep their numbers, so that an error in it points
 * to the right line of the author's file.
 */
export function deriveModule(request: DeriveRequest): string {
  const { code, file, specifiers, subject, component, target, id } = request;
  const name = unusedName(code, `Playground${component}`);
  const end = code.slice(0, subject.openTo).endsWith('/>') ? [] : [closingName(code, subject)];
  const moved = specifiers
    .filter(({ text }) => text.startsWith('.'))
    .map(({ text, offset }) => ({
      from: offset + 1,
      to: offset + 1 + text.length,
      text: specifierOf(target, path.posix.join(path.posix.dirname(file), text)),
    }));
  const renamed = [subject.from + 1, ...end].map((from) => ({
    ...{ from, to: from + component.length },
    text: name,
  }));
  const body = replaceAll(code, [...moved, ...renamed]);
  const head = `import { createSubject } from '${specifierOf(target, registryModule)}';`;
  const declared = `const ${name} = createSubject('${id}', ${component});`;
  return `/* eslint-disable */ ${head} ${declared} ${body}`;
}

/** Returns a name that the code does not contain. */
function unusedName(code: string, name: string): string {
  return code.includes(name) ? unusedName(code, `${name}_`) : name;
}

/** Returns the offset of the name in the closing tag. */
function closingName(code: string, { to }: PlaygroundSubject): number {
  return code.lastIndexOf('</', to - 1) + 2;
}

function replaceAll(
  code: string,
  pieces: readonly { from: number; to: number; text: string }[],
): string {
  return [...pieces]
    .sort((a, b) => b.from - a.from)
    .reduce(
      (text, { from, to, text: other }) => text.slice(0, from) + other + text.slice(to),
      code,
    );
}
