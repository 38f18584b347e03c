import path from 'node:path';
import { build, type BuildFailure, type BuildOptions, type Plugin } from 'esbuild';

/** Selects the builds of packages for the frame. */
export const resolution: Pick<BuildOptions, 'platform' | 'mainFields'> = {
  platform: 'browser',
  mainFields: ['browser', 'module', 'main'],
};

const entryFile = 'modules.js';

/**
 * Resolves modules to their files as imports would be resolved, all at once: a single request from a plugin takes 1.5
 * ms of processor time, and 30 ms in a folder of 20,000 files. Modules of types only have no file.
 */
export async function resolveModules(
  root: string,
  modules: readonly string[],
): Promise<Map<string, string>> {
  try {
    const { metafile } = await build({
      ...resolution,
      stdin: {
        contents: modules.map((module) => `import ${JSON.stringify(module)};`).join('\n'),
        resolveDir: root,
        sourcefile: entryFile,
      },
      absWorkingDir: root,
      bundle: true,
      write: false,
      metafile: true,
      logLevel: 'silent',
      plugins: [unread],
    });
    const imports = metafile.inputs[entryFile]?.imports ?? [];
    return new Map(imports.map((one) => [one.original ?? '', path.join(root, one.path)]));
  } catch (error) {
    const { errors = [] } = error as Partial<BuildFailure>;
    const lines = new Set(errors.map(({ location }) => location?.line));
    const others = modules.filter((_, index) => !lines.has(index + 1));
    if (others.length === modules.length) throw error;
    return resolveModules(root, others);
  }
}

/** Keeps the bundler from reading the files it resolved. */
const unread: Plugin = {
  name: 'unread',
  setup({ onLoad }) {
    onLoad({ filter: /./ }, () => ({ contents: '' }));
  },
};
