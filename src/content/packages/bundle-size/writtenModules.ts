import type { Plugin } from 'esbuild';

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
