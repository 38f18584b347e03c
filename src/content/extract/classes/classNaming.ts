import fs from 'node:fs';
import path from 'node:path';
import type { DocumentedPackage } from '../program';

/** How a package makes class names of rule names. */
export interface ClassNaming {
  /** Before the component's prefix, `base-`; mostly nothing. */
  slot: string;
  /** Before the name of a state, `Mui-`. */
  state: string;
}

/** Reads the naming from the package: one with a prefix of its own sets it where it makes the names. */
export function readClassNaming({ folder }: DocumentedPackage): ClassNaming {
  const text = readText(path.join(folder, 'generateUtilityClass/index.js'));
  const prefix = /_PREFIX = '([\w-]+)'/.exec(text)?.[1];
  return prefix ? { slot: `${prefix}-`, state: `${prefix}--` } : { slot: '', state: 'Mui-' };
}

/** Names of the states that many components share, as the packages' shared code lists them. */
export function readGlobalStates(root: string): ReadonlySet<string> {
  const file = 'node_modules/@mui/utils/generateUtilityClass/generateUtilityClass.js';
  const list = /globalStateClasses = (?:[\w.]+ = )?\{([^}]*)\}/.exec(
    readText(path.join(root, file)),
  )?.[1];
  return new Set([...(list ?? '').matchAll(/(\w+):/g)].map((match) => match[1]!));
}

function readText(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
