import type { BuildOptions, Plugin } from 'esbuild';
import { packageOf } from '../../model/imports';
import { placeOf } from './installed';

/** What there is once in a page however it is bundled: Next brings it. */
const framework = ['react', 'react-dom', 'scheduler', 'next'];

/** How packages are bundled for development; their modules keep Node's way of saying so. */
function common(root: string): BuildOptions {
  return {
    absWorkingDir: root,
    bundle: true,
    // Paths begin with `node_modules/`, also where that is a link.
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
 * Leaves out what the site's bundler has to find by itself: what is imported on demand, and packages with React of
 * which not all imports could be led to one copy.
 */
function leavingOut(root: string): Plugin {
  return {
    name: 'leaving-out',
    setup: ({ onResolve }) =>
      onResolve({ filter: /.*/ }, ({ kind, path }) => {
        const place = /^[./]/.test(path)
          ? undefined
          : placeOf(root, `node_modules/${packageOf(path)}/`);
        const isLeft = place?.worksWithReact && place.hasPatterns;
        return kind === 'dynamic-import' || isLeft ? { path, external: true } : undefined;
      }),
  };
}

/** For browsers: packages that render styles have modules of their own for them. */
export function forBrowsers(root: string): BuildOptions {
  return {
    ...common(root),
    platform: 'browser',
    conditions: ['browser', 'development', 'module', 'import'],
  };
}

/** For the server that renders pages, as ES modules nevertheless, as the bundler of the site takes them. */
export function forServer(root: string): BuildOptions {
  return {
    ...common(root),
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['development', 'module', 'import', 'node'],
  };
}
