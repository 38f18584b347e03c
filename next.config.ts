import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { printThemeCss } from '@/base/theme/server';
import { checkEnvironment } from '@/site/environmentSchema';

const compiler = ['--import', 'tsx', 'src/content/cli.ts'];

/** Next reads this file more than once, and in child processes; what has to happen once leaves its mark here. */
const mark = 'DOCS_CONTENT_COMPILED';

/** Compiles `docs-data/` into `.content/` (ARCHITECTURE.md): once for a build, and watching in development. */
function prepare(phase: string): void {
  const wanted = phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER;
  if (!wanted || process.env[mark]) return;
  process.env[mark] = 'yes';
  checkEnvironment(process.env);
  writeThemeCss('.content/theme.css');
  const once = phase === PHASE_DEVELOPMENT_SERVER ? [...compiler, '--keep-going'] : compiler;
  const compiled = spawnSync(process.execPath, once, { stdio: 'inherit' });
  if (phase === PHASE_PRODUCTION_BUILD && compiled.status !== 0) process.exit(1);
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    spawn(process.execPath, [...compiler, '--watch'], { stdio: ['pipe', 'inherit', 'inherit'] });
  }
}

/** The variables of both themes as one stylesheet, so that no page computes them in the browser. */
function writeThemeCss(file: string): void {
  const css = printThemeCss();
  fs.mkdirSync('.content', { recursive: true });
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== css) fs.writeFileSync(file, css);
}

/** The site is a static export; development serves the same pages on demand. */
export default function config(phase: string): NextConfig {
  prepare(phase);
  return {
    ...(phase === PHASE_DEVELOPMENT_SERVER ? {} : { output: 'export' }),
    trailingSlash: true,
    reactStrictMode: true,
    poweredByHeader: false,
    // `npm test` checks types; a build does not do it a second time.
    typescript: { ignoreBuildErrors: true },
    // The address that `npm start` uses too; without it `next dev` refuses its own update channel there.
    allowedDevOrigins: ['127.0.0.1'],
    // Left to Node, half of the demos' packages load as CommonJS and half as ES modules: two Emotions, two themes.
    bundlePagesRouterDependencies: true,
    devIndicators: false,
    // One process a core; Next leaves one idle by itself.
    experimental: { cpus: 2 },
  };
}
