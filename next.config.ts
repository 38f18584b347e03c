import os from 'node:os';
import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { readAliases, type Aliases } from '@/workarounds/server-packages/aliases';
import type { PrebundledAliases } from '@/workarounds/prebundled-packages/prebundledAliases';
import { providePrebundled } from '@/workarounds/prebundled-packages/providePrebundled';
import { startCompiling, type Compilation, startWatching } from '@/content/run/start';
import { hydrationAliases } from '@/workarounds/sliced-hydration/hydrationAliases';
import { listNoPaths } from '@/workarounds/development-paths/listNoPaths';
import { telemetryAliases } from '@/workarounds/own-telemetry/telemetryAliases';
import { isOff } from '@/workarounds/isOff';
import { writeInlineScripts } from './scripts/inline-scripts/compileInlineScripts';

const compiler = ['scripts/bundled.mjs', 'compile'];
const prebundler = ['scripts/bundled.mjs', 'prebundle'];

/** Next reads this file more than once, and in child processes; what has to happen once leaves its mark here. */
const mark = 'DOCS_CONTENT_COMPILED';

/** What the build has to wait for before it makes pages. */
let compilation: Compilation | undefined;

/** Modules that the server's code does not hold in a build. */
let leftToNode: Aliases = {};

/** Packages that are one file in development. */
let prebundled: PrebundledAliases = {};

/** What the development server has to wait for before it makes pages. */
let watching: Promise<void> | undefined;

/** Compiles `docs-data/` and the themes into `.content/` (ARCHITECTURE.md): once for a build, and watching in development. */
async function prepare(phase: string): Promise<void> {
  const wanted = phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER;
  // A development server that ends leaves a process behind that reads this file for one setting.
  const isLeftBehind = process.argv[1]?.includes('detached-flush') ?? false;
  if (!wanted || isLeftBehind || process.env[mark]) return;
  process.env[mark] = 'yes';
  await writeInlineScripts(process.cwd());
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    watching = startWatching(compiler);
    endWithParent();
    if (!isOff('prebundled-packages')) {
      prebundled = providePrebundled(process.cwd(), prebundler);
    }
    return;
  }
  compilation = startCompiling(compiler);
  await compilation.bundleable;
  if (!isOff('server-packages')) leftToNode = readAliases(process.cwd());
}

/** Next's server outlives a parent that was killed, and the compiler with it. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(1), 1000).unref();
}

/** What holds in development only. */
const development: NextConfig = {
  experimental: {
    // The code of packages is shown as they ship it, with the lines it has there.
    turbopackInputSourceMaps: false,
  },
  // Next asks for this after it has started its bundler and before it makes pages: the compiler starts meanwhile.
  exportPathMap: async () => {
    if (!isOff('development-paths')) await listNoPaths();
    await watching;
    return {};
  },
};

/** What holds in a build only. */
const production: NextConfig = {
  output: 'export',
  experimental: {
    // Authors hear of every demo that cannot be rendered, not of those of the first page that has one.
    prerenderEarlyExit: false,
    // Nobody downloads the server's code, and nobody is given maps. A quarter of the bundler's work.
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: false,
  },
};

/** The site is a static export; development serves the same pages on demand. */
export default async function config(phase: string): Promise<NextConfig> {
  await prepare(phase);
  const own = phase === PHASE_DEVELOPMENT_SERVER ? development : production;
  return {
    ...own,
    trailingSlash: true,
    reactStrictMode: true,
    poweredByHeader: false,
    // `npm test` checks types; a build does not do it a second time.
    typescript: { ignoreBuildErrors: true },
    // The address that `npm start` uses too; without it `next dev` refuses its own update channel there.
    allowedDevOrigins: ['127.0.0.1'],
    // Writes the pages of demos from the one that was exported.
    adapterPath: path.resolve('scripts/afterBuild/adapter.mjs'),
    // Left to Node as they are imported, half of the demos' packages load as CommonJS and half as ES modules: two
    // Emotions, two themes. A build leaves them to Node as they are required.
    bundlePagesRouterDependencies: true,
    devIndicators: false,
    // The bundler works while imports are weighed and the live editor is packed; pages need all of it.
    compiler: { runAfterProductionCompile: async () => compilation?.finished },
    turbopack: {
      resolveAlias: {
        // React hydrates in slices then, Next's page and demos alike.
        ...hydrationAliases(),
        ...telemetryAliases(),
        ...leftToNode,
        ...prebundled,
      },
      rules: {
        // A demo's plain CSS comes with its page, scoped to the demo; as a style sheet it would reach everything.
        '*.css': { condition: { path: /(^|\/)docs-data\// }, type: 'text' },
      },
    },
    experimental: {
      ...own.experimental,
      // One process a core; Next leaves one idle by itself.
      cpus: os.availableParallelism(),
      // Writing it takes more than a quarter of a cold build, and the content has a cache of its own.
      turbopackFileSystemCacheForBuild: false,
      // By itself Next gives every page the styles of all.
      cssChunking: { type: 'graph', requestCost: 4000 },
    },
  };
}
