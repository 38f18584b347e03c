import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** The script and the styles of the frame's own page. */
export interface FrameBundle {
  script: string;
  css: string;
}

const folder = 'src/shell/editor-frame';

/** Where the module is that draws what surrounds a demo. */
export const stageFile = `./${folder}/stage.tsx`;

/** Where the module is that makes styles of Tailwind's classes. */
export const tailwindFile = `./${folder}/tailwind.ts`;

/** Bundles the script that runs edited code, and the styles around it with their fonts. */
export async function bundleFrame(root: string): Promise<FrameBundle> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/main.ts`, `${folder}/frame.css`],
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
  const textOf = (ending: string) =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), css: textOf('.css') };
}

/**
 * Fonts are in the stylesheet itself: a document without an origin may load the site's fonts only if the host sends a
 * header, and not every host does.
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
