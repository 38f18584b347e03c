import type { BuildOptions, Plugin } from 'esbuild';
import { packageOf } from '../../model/imports';
import { packageOfFile } from './installed';

/** Packages that Next provides, of which a page has one copy in any case. */
const framework = ['react', 'react-dom', 'scheduler', 'next'];

/** Returns options that bundle packages for development. */
function common(root: string): BuildOptions {
  return {
    absWorkingDir: root,
    bundle: true,
    // Paths begin with `node_modules/`, even if that is a symbolic link.
    preserveSymlinks: true,
    format: 'esm',
    target: 'es2022',
    external: framework.flatMap((name) => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [leavingOut(root)],
    legalComments: 'none',
    logLevel: 'silent',
  };
}

/**
 * Leaves to the site's bundler: dynamic imports, and packages with React not all of whose imports could be redirected
 * to one copy.
 */
function leavingOut(root: string): Plugin {
  return {
    name: 'leaving-out',
    setup: ({ onResolve }) =>
      onResolve({ filter: /.*/ }, ({ kind, path }) => {
        const place = /^[./]/.test(path)
          ? undefined
          : packageOfFile(root, `node_modules/${packageOf(path)}/`);
        const isLeft = place?.worksWithReact && place.hasPatterns;
        return kind === 'dynamic-import' || isLeft ? { path, external: true } : undefined;
      }),
  };
}

/** Returns options for browsers, for which packages that render styles have separate modules. */
export function forBrowsers(root: string): BuildOptions {
  return {
    ...common(root),
    platform: 'browser',
    conditions: ['browser', 'development', 'module', 'import'],
  };
}

/**
 * Returns options for the server that renders pages. The output is ES modules, because the site's bundler processes
 * it.
 */
export function forServer(root: string): BuildOptions {
  return {
    ...common(root),
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['development', 'module', 'import', 'node'],
  };
}
