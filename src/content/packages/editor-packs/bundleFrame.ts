import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { frameFolder } from './frameModules';

/** The scripts and styles of the frame's page. */
export interface FrameBundle {
  /** The script that loads the others; it is inlined into the page. */
  loader: string;
  script: string;
  css: string;
}

const loaderFile = 'src/features/live-editor/loader/main.ts';

/** Bundles the script that runs edited code, its loader, and the styles with their fonts. */
export async function bundleFrame(root: string): Promise<FrameBundle> {
  const { outputFiles } = await build({
    entryPoints: {
      script: `${frameFolder}/main.ts`,
      styles: `${frameFolder}/frame.css`,
      loader: loaderFile,
    },
    outdir: 'out',
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [publicFiles(root)],
  });
  const textOf = (name: string) =>
    outputFiles.find((file) => path.basename(file.path) === name)?.text ?? '';
  return { loader: textOf('loader.js'), script: textOf('script.js'), css: textOf('styles.css') };
}

/**
 * Inlines fonts into the style sheet: a document with an opaque origin may load the site's fonts only if the host
 * sends a CORS header, and not every host does.
 */
function publicFiles(root: string): Plugin {
  return {
    name: 'public-files',
    setup(build) {
      build.onResolve({ filter: /^\/static\// }, ({ path: address }) => ({
        path: path.join(root, 'public', address),
      }));
    },
  };
}
