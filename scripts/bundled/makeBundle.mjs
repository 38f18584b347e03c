import { build } from 'esbuild';
import { minimumNode } from '../minimumNode.mjs';
import { entries } from './entries.mjs';

/** Packages left out of the bundle: two load files next to their code, two are large and used by one script each. */
const outside = ['esbuild', '@resvg/resvg-js', 'typescript', 'satori'];

/** Defines `require` in the bundle, since CommonJS packages in it may require modules of Node. */
const banner = `import { createRequire as createRequireHere } from 'node:module';
const require = createRequireHere(import.meta.url);`;

/**
 * Bundles all entries into a folder, with shared chunks, and returns the project's own files in the bundle.
 *
 * @param {string} root
 * @param {string} outdir absolute
 * @returns {Promise<string[]>} paths from the root
 */
export async function makeBundle(root, outdir) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    // Prefers ES modules: esbuild drops their unused code, which makes the bundle a third smaller.
    mainFields: ['module', 'main'],
    minifySyntax: true,
    minifyWhitespace: true,
    target: `node${minimumNode}`,
    // Stack traces need only names and lines. The sources are in the project.
    sourcemap: 'linked',
    sourcesContent: false,
    banner: { js: banner },
    plugins: [{ name: 'outside', setup: leaveOutside }],
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
}

/** Makes packages external where they are imported by name. Other files of them are bundled. */
function leaveOutside({ onResolve }) {
  const filter = new RegExp(`^(${outside.join('|')})$`);
  onResolve({ filter }, ({ path }) => ({ path, external: true }));
}
