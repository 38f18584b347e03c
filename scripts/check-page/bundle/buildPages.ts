import path from 'node:path';
import { build, type BuildOptions, type Message, type OutputFile } from 'esbuild';
import type { CheckProblem } from '../problem';
import { browserEntry, serverEntry } from './entries';
import { nodePackages, ownModules, siteParts, virtualModules } from './plugins';
import type { PageSources } from './sources';

/** The pages to bundle, and `.content/products.json` as text. */
export interface BundleRequest {
  root: string;
  pages: readonly PageSources[];
  products: string;
}

/** The bundled pages, and a problem for each module that could not be bundled. */
export interface Bundle {
  /** Scripts, style sheets and assets for the browser. */
  browser: OutputFile[];
  /** Source map of the script for the browser, as JSON. */
  sourceMap: string;
  /** One script for Node. */
  server: string;
  problems: CheckProblem[];
}

/**
 * Bundles pages for the browser and for Node. Demos and fences that cannot be bundled are left out and reported.
 * @throws Error if anything else cannot be bundled.
 */
export async function buildPages(request: BundleRequest): Promise<Bundle> {
  const problems: CheckProblem[] = [];
  for (;;) {
    const [browser, server] = await Promise.allSettled([forBrowser(request), forNode(request)]);
    if (browser.status === 'fulfilled' && server.status === 'fulfilled') {
      const sourceMap = browser.value.find(({ path: file }) => file.endsWith('page.js.map'));
      return {
        browser: browser.value,
        sourceMap: sourceMap?.text ?? '{}',
        server: server.value[0]?.text ?? '',
        problems,
      };
    }
    const errors = [browser, server].flatMap((it) => (it.status === 'rejected' ? it.reason : []));
    const found = errors.flatMap((error: unknown) => leaveOut(request.pages, error));
    if (found.length === 0) throw errors[0];
    problems.push(...found);
  }
}

const shared = (root: string): BuildOptions => ({
  absWorkingDir: root,
  bundle: true,
  write: false,
  logLevel: 'silent',
  jsx: 'automatic',
  // Elements know their place in the source: see `sourceOf`.
  jsxDev: true,
  // As in `next dev`, so that React and the libraries warn.
  define: { 'process.env.NODE_ENV': '"development"' },
  // The same modules of every package as Node takes without a bundler.
  conditions: ['module'],
  loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file', '.png': 'file' },
  assetNames: 'assets/[name]-[hash]',
  external: ['/static/*'],
});

async function forBrowser({ root, pages, products }: BundleRequest): Promise<OutputFile[]> {
  const { outputFiles } = await build({
    ...shared(root),
    write: false,
    stdin: {
      contents: browserEntry(pages),
      resolveDir: root,
      sourcefile: 'check.tsx',
      loader: 'tsx',
    },
    outdir: path.join(root, '_check'),
    entryNames: 'page',
    publicPath: '/_check/',
    platform: 'browser',
    sourcemap: 'external',
    sourcesContent: false,
    format: 'esm',
    target: 'es2022',
    define: { ...shared(root).define, 'process.env': '{}', global: 'globalThis' },
    plugins: [siteParts(root, products), ownModules(root), virtualModules(root, pages)],
  });
  return outputFiles;
}

async function forNode({ root, pages, products }: BundleRequest): Promise<OutputFile[]> {
  const { outputFiles } = await build({
    ...shared(root),
    write: false,
    stdin: {
      contents: serverEntry(pages),
      resolveDir: root,
      sourcefile: 'check.tsx',
      loader: 'tsx',
    },
    outdir: path.join(root, '_check'),
    platform: 'node',
    format: 'cjs',
    sourcemap: 'inline',
    sourcesContent: false,
    plugins: [
      siteParts(root, products),
      ownModules(root),
      virtualModules(root, pages),
      nodePackages(root),
    ],
  });
  return outputFiles.filter(({ path: file }) => file.endsWith('.js'));
}

/**
 * Adds the authors' modules that an error of esbuild names to `left`, so that the next attempt leaves them out. Returns
 * a problem for each.
 */
function leaveOut(pages: readonly PageSources[], error: unknown): CheckProblem[] {
  const { errors = [] } = error as { errors?: Message[] };
  return errors.flatMap(({ text, location }) => {
    if (!location) return [];
    const { file, line, column } = location;
    const problem = { line, column: column + 1, what: `${text}.`.replace(/\.+$/, '.') };
    return pages.flatMap((page): CheckProblem[] => {
      const name = file.replace(/\|.*$/, '');
      const fence = /^check-fence:\d+\/(\d+)/.exec(name);
      if (
        !fence &&
        !page.compiled.demos.some(({ modules }) => modules.some((one) => one.file === file)) &&
        !name.startsWith('check-js:')
      )
        return [];
      if (page.left.has(name)) return [];
      page.left.add(name);
      const found = page.fences[Number(fence?.[1])];
      if (found) {
        const place = { file: found.file, line: found.line + line - 1 };
        return [
          { ...problem, ...place, check: 'fences', fix: 'Import what is installed and exported.' },
        ];
      }
      return [
        {
          ...problem,
          file: name,
          check: 'server render',
          fix: 'Import what is installed and exported.',
        },
      ];
    });
  });
}
