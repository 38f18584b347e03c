import fs from 'node:fs';
import path from 'node:path';

/** A package at the root of `node_modules/`. */
export interface Installed {
  name: string;
  /** From the project's root, without a slash at its end. */
  folder: string;
  /** Subpaths it exports, `.` and `./base`; undefined for one whose files can all be imported. */
  exports?: string[];
  /** Folder of its ES modules from its own, empty for the package's own. */
  modules: string;
  /** Which of those modules is meant by its name alone. */
  main: string;
  /** Has React next to it, and with it perhaps contexts that a second copy would not share. */
  worksWithReact: boolean;
  /** Exports by patterns, so that nobody can list all there is to import. */
  hasPatterns: boolean;
}

interface Manifest {
  main?: string;
  module?: string;
  exports?: Record<string, unknown> | string;
  peerDependencies?: Record<string, string>;
}

const pattern = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;

const known = new Map<string, Installed | undefined>();

/** The package that a file belongs to; undefined for others, for packages inside packages, and what is not installed. */
export function placeOf(root: string, file: string): Installed | undefined {
  const name = pattern.exec(file)?.[1];
  if (!name || file.includes('/node_modules/', 1)) return undefined;
  const key = `${root}\0${name}`;
  if (!known.has(key)) known.set(key, readInstalled(root, name));
  return known.get(key);
}

function readInstalled(root: string, name: string): Installed | undefined {
  const folder = `node_modules/${name}`;
  const manifest = path.join(root, folder, 'package.json');
  if (!fs.existsSync(manifest)) return undefined;
  const text = fs.readFileSync(manifest, 'utf8');
  const { exports, module, main, peerDependencies = {} } = JSON.parse(text) as Manifest;
  const entry = path.posix.normalize(module ?? main ?? 'index.js');
  return {
    name,
    folder,
    ...(typeof exports === 'object' && { exports: codeOf(exports) }),
    modules: path.posix.dirname(entry).replace(/^\.$/, ''),
    main: path.posix.basename(entry),
    worksWithReact: 'react' in peerDependencies,
    hasPatterns: JSON.stringify(exports ?? {}).includes('*'),
  };
}

/** Subpaths that are code: not the manifest, types, or what only compilers run. */
function codeOf(exports: Record<string, unknown>): string[] {
  return Object.keys(exports).filter((key) => /^\.(\/[\w/-]+)?$/.test(key) && !isForTools(key));
}

const isForTools = (key: string) => /^\.\/(macro|types)(\/|$)/.test(key);
