import path from 'node:path';
import type { DocumentedPackage, Reader } from '../program';

/** How a package makes class names of rule names. */
export interface ClassNaming {
  /** Before the component's prefix, `base-`; mostly nothing. */
  slot: string;
  /** Before the name of a state, `Mui-`. */
  state: string;
}

/** Reads the naming from the package: one with a prefix of its own sets it where it makes the names. */
export function readClassNaming(reader: Reader, { folder }: DocumentedPackage): ClassNaming {
  const text = reader.scripts.text(path.join(folder, 'generateUtilityClass/index.js'));
  const prefix = /_PREFIX = '([\w-]+)'/.exec(text)?.[1];
  return prefix ? { slot: `${prefix}-`, state: `${prefix}--` } : { slot: '', state: 'Mui-' };
}

/** Names of the states that many components share, as the code that makes class names lists them. */
export function readGlobalStates({ program, scripts }: Reader): ReadonlySet<string> {
  const names = program.getSourceFiles().flatMap(({ fileName }) => {
    if (path.basename(fileName) !== 'generateUtilityClass.d.ts') return [];
    const text = scripts.text(fileName.replace(/\.d\.ts$/, '.js'));
    const list = /globalStateClasses = (?:[\w.]+ = )?\{([^}]*)\}/.exec(text)?.[1] ?? '';
    return list.match(/\w+(?=:)/g) ?? [];
  });
  return new Set(names);
}
