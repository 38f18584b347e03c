import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';

/** Returns options that bundle as an application would: minified, for production, without React. */
export function bundlerOptions(root: string) {
  return {
    absWorkingDir: root,
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  } as const satisfies BuildOptions;
}

/**
 * Replaces modules that do not compile, so that the others can be bundled. The entries that reach one are found
 * afterwards.
 */
export const emptyModule = 'module.exports = {};';

/** Replaces the code of some modules, requested by their paths from the root. */
export function replacedModules(
  root: string,
  codeOf: (file: string) => string | undefined,
): Plugin {
  return {
    name: 'replaced-modules',
    setup({ onLoad }) {
      onLoad({ filter: /\.[cm]?js$/, namespace: 'file' }, (module) => {
        const contents = codeOf(path.relative(root, module.path));
        return contents === undefined ? undefined : { contents };
      });
    },
  };
}

/** Provides virtual entries; their code is requested by the part of the address after the scheme. */
export function writtenModules(
  root: string,
  scheme: string,
  codeOf: (name: string) => string,
): Plugin {
  return {
    name: 'written-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${scheme}:`) }, (module) => ({
        path: module.path.slice(scheme.length + 1),
        namespace: scheme,
      }));
      onLoad({ filter: /.*/, namespace: scheme }, (module) => ({
        contents: codeOf(module.path),
        resolveDir: root,
      }));
    },
  };
}
