import { build } from 'esbuild';
import { entries } from './entries.mjs';

/** Packages that stay outside: two find their own program next to them, two are large and have one user each. */
const outside = ['esbuild', '@resvg/resvg-js', 'typescript', 'satori'];

/** Packages in a bundle of ES modules may `require` what Node brings. */
const banner = `import { createRequire as createRequireHere } from 'node:module';
const require = createRequireHere(import.meta.url);`;

/**
 * Bundles all entries into a folder, with what they share next to them, and gives the project's own files in it.
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
    // Of a package with ES modules only what is used is in the bundle, and Node reads a third less of it.
    mainFields: ['module', 'main'],
    minifySyntax: true,
    minifyWhitespace: true,
    target: 'node20.9',
    // Sources are in the project, and stacks need their names and lines only.
    sourcemap: 'linked',
    sourcesContent: false,
    banner: { js: banner },
    plugins: [{ name: 'outside', setup: leaveOutside }],
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
}

/** Leaves a package outside, not the files it has next to its code. */
function leaveOutside({ onResolve }) {
  const filter = new RegExp(`^(${outside.join('|')})$`);
  onResolve({ filter }, ({ path }) => ({ path, external: true }));
}
