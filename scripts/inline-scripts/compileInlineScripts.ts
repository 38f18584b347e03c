import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Returns the name of a compiled script: `head.minified.ts` for `head.inline.ts`. */
export const compiledName = (source: string) => source.replace(/\.inline\.ts$/, '.minified.ts');

/** Lists the sources of all inline scripts in `src/`, as paths from the root. */
export function listInlineScripts(root: string): string[] {
  return fs
    .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.inline.ts'))
    .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
    .sort();
}

/**
 * Marks modules as free of side effects, so that a script can import one constant of a module without the rest. Our
 * modules that scripts import have no side effects. Packages are external: an entry point of ours may import many.
 */
const withoutSideEffects: Plugin = {
  name: 'without-side-effects',
  setup(compilation) {
    compilation.onResolve({ filter: /./ }, async ({ path: name, pluginData, ...place }) => {
      if (pluginData === 'resolved' || place.kind === 'entry-point') return undefined;
      if (!/^(\.|@\/)/.test(name)) return { path: name, external: true, sideEffects: false };
      const { importer, resolveDir, kind } = place;
      const request = { importer, resolveDir, kind, pluginData: 'resolved' };
      return { ...(await compilation.resolve(name, request)), sideEffects: false };
    });
  },
};

/**
 * Compiles a script and returns the code of a module that exports it as text, safe inside a script element.
 * @throws Error if the script does not compile, or uses a package
 */
export async function compileInlineScript(root: string, source: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(root, source)],
    tsconfig: path.join(root, 'tsconfig.json'),
    plugins: [withoutSideEffects],
    loader: { '.css': 'empty', '.module.css': 'empty' },
    target: 'es2020',
    ...{ bundle: true, minify: true, write: false, metafile: true },
    format: 'iife',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [used] = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  if (used) throw new Error(`${source} uses ${used.path}: an inline script cannot use packages.`);
  // `</script>` in a string would end the element.
  const code = (outputFiles[0]?.text ?? '').trim().replace(/;$/, '').replaceAll('</', '<\\/');
  const name = path.posix.basename(source);
  return `// Compiled from ${name} by \`npm run build\` and \`npm run dev\`.\nexport default ${JSON.stringify(code)};\n`;
}

/** Compiles all inline scripts and writes those that changed next to their sources. */
export async function writeInlineScripts(root: string): Promise<void> {
  await Promise.all(
    listInlineScripts(root).map(async (source) => {
      const file = path.join(root, compiledName(source));
      const text = await compileInlineScript(root, source);
      if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
        fs.writeFileSync(file, text);
      }
    }),
  );
}
