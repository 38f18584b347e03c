import path from 'node:path';
import type { Plugin } from 'esbuild';

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
