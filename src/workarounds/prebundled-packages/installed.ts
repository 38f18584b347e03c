import fs from 'node:fs';
import path from 'node:path';

/** A package at the root of `node_modules/`. */
export interface Installed {
  name: string;
  /** Path from the project's root, without a slash at its end. */
  folder: string;
  /** Exported subpaths, `.` and `./base`; undefined for a package without `exports`. */
  exports?: string[];
  /** Folder of its ES modules, relative to its own; empty if it is the same. */
  modules: string;
  /** The module that its name alone imports. */
  main: string;
  /** Whether it depends on React and so may have contexts that a second copy would not share. */
  worksWithReact: boolean;
  /** Whether its `exports` have patterns, so that the subpaths cannot be listed. */
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

/**
 * Returns the package that contains a file; undefined for other files, nested packages, and packages that are not
 * installed.
 */
export function packageOfFile(root: string, file: string): Installed | undefined {
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

/** Returns the subpaths with code: not the manifest, types, or modules for compilers only. */
function codeOf(exports: Record<string, unknown>): string[] {
  return Object.keys(exports).filter((key) => /^\.(\/[\w/-]+)?$/.test(key) && !isForTools(key));
}

const isForTools = (key: string) => /^\.\/(macro|types)(\/|$)/.test(key);
