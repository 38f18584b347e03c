import type { BuildOptions } from 'esbuild';

/**
 * Returns options that bundle as an application would: minified, for production, without React.
 * @param root Folder that the paths in the result are relative to.
 */
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
