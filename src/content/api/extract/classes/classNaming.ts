import path from 'node:path';
import type { DocumentedPackage, Reader } from '../program';

/** How a package builds class names from rule names. */
export interface ClassNaming {
  /** The text before the component's prefix, `base-`; usually empty. */
  slot: string;
  /** The text before the name of a state, `Mui-`. */
  state: string;
}

/** Reads the naming from the package's class name generator, where a package with its own prefix sets it. */
export function readClassNaming(reader: Reader, { folder }: DocumentedPackage): ClassNaming {
  const text = reader.scripts.text(path.join(folder, 'generateUtilityClass/index.js'));
  const prefix = /_PREFIX = '([\w-]+)'/.exec(text)?.[1];
  return prefix ? { slot: `${prefix}-`, state: `${prefix}--` } : { slot: '', state: 'Mui-' };
}

/**
 * Returns the names of the states that many components share (`disabled`), from the code of the class name generator.
 */
export function readGlobalStates({ program, scripts }: Reader): ReadonlySet<string> {
  const names = program.getSourceFiles().flatMap(({ fileName }) => {
    if (path.basename(fileName) !== 'generateUtilityClass.d.ts') return [];
    const text = scripts.text(fileName.replace(/\.d\.ts$/, '.js'));
    const list = /globalStateClasses = (?:[\w.]+ = )?\{([^}]*)\}/.exec(text)?.[1] ?? '';
    return list.match(/\w+(?=:)/g) ?? [];
  });
  return new Set(names);
}
