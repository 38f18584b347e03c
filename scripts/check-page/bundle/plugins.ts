import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { siteComponentsFile } from '@/content/output';
import { listComponents } from '@/content/pages';
import { isCommonJs } from '@/workarounds/server-packages/isCommonJs';
import type { PageSources } from './sources';

/** Replacements of Next.js modules, which work in a Next.js page only. Their files are in `frame/`. */
const standIns: Readonly<Record<string, string>> = {
  'next/router': 'nextRouter.ts',
  'next/head': 'nextHead.ts',
  'next/dynamic': 'nextDynamic.tsx',
  'next/link': 'nextLink.tsx',
  'next/font/local': 'nextFont.ts',
};

/** Modules that load when a reader asks for them, which no check does. They are replaced by empty ones. */
const unused = /^@\/features\/(live-editor|sandbox)$/;

/**
 * Resolves imports of the site's own modules by their exact case. On its own, esbuild may resolve `./pageLinks` to
 * `PageLinks.tsx` when that is next to `pageLinks.ts`.
 */
export function ownModules(root: string): Plugin {
  const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx', ''];
  return {
    name: 'own modules',
    setup(build) {
      build.onResolve({ filter: /^(\.\.?|@)\// }, ({ path: name, resolveDir, namespace }) => {
        const isOwn = namespace === 'file' && !resolveDir.includes('node_modules');
        if (!isOwn) return undefined;
        const base = name.startsWith('@/')
          ? path.join(root, 'src', name.slice(2))
          : path.join(resolveDir, name);
        const file = endings.map((ending) => base + ending).find((one) => isFile(one));
        return file ? { path: file } : undefined;
      });
    },
  };
}

function isFile(file: string): boolean {
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

/** Replaces Next.js modules, unused features, and what a build would write: product facts and site components. */
export function siteParts(root: string, products: string): Plugin {
  return {
    name: 'site parts',
    setup(build) {
      build.onResolve({ filter: /^next\// }, ({ path: name }) => {
        const file = standIns[name];
        return file ? { path: path.join(root, 'scripts/check-page/frame', file) } : undefined;
      });
      const nothing = { path: 'unused.js', namespace: 'check-nothing' };
      build.onResolve({ filter: unused }, () => nothing);
      // It applies edits while `npm run dev` runs, and imports files that only the development server writes.
      build.onLoad({ filter: /[\\/]shell[\\/]development[\\/]start\.tsx$/ }, () => ({
        contents: '',
      }));
      build.onLoad({ filter: /.*/, namespace: 'check-nothing' }, () => ({ contents: '' }));
      build.onResolve({ filter: /\.content\/products\.json$/ }, () => ({
        path: 'products.json',
        namespace: 'check-facts',
      }));
      build.onLoad({ filter: /.*/, namespace: 'check-facts' }, () => ({
        contents: products,
        loader: 'json',
      }));
      build.onResolve({ filter: /\.content\/siteComponents$/ }, () => ({
        path: 'siteComponents.ts',
        namespace: 'check-components',
      }));
      build.onLoad({ filter: /.*/, namespace: 'check-components' }, () => ({
        contents: siteComponentsFile(listComponents(root)).content,
        loader: 'ts',
        resolveDir: path.join(root, '.content'),
      }));
      // The compiler has read these style sheets and scoped them to their demos.
      build.onLoad({ filter: /docs-data.*\.css$/ }, ({ path: file }) =>
        file.endsWith('.module.css') ? undefined : { contents: '', loader: 'empty' },
      );
    },
  };
}

/** Loads fences and JavaScript variants of demos, which have no files, as if they were in the folder of their page. */
export function virtualModules(root: string, pages: readonly PageSources[]): Plugin {
  const folderOf = (page: number) =>
    path.join(root, path.dirname(pages[page]?.compiled.file ?? ''));
  return {
    name: 'virtual modules',
    setup(build) {
      build.onResolve({ filter: /^check-fence:/ }, ({ path: name }) => ({
        path: name.slice('check-fence:'.length),
        namespace: 'check-fence',
      }));
      build.onLoad({ filter: /.*/, namespace: 'check-fence' }, ({ path: name }) => {
        const [, page, index] = /^(\d+)\/(\d+)/.exec(name) ?? [];
        const fence = pages[Number(page)]?.fences[Number(index)];
        return { contents: fence?.code ?? '', loader: 'tsx', resolveDir: folderOf(Number(page)) };
      });
      build.onResolve({ filter: /^check-js:/ }, ({ path: name }) => ({
        path: `${name.slice('check-js:'.length)}|`,
        namespace: 'check-js',
      }));
      build.onResolve({ filter: /^\./, namespace: 'check-js' }, ({ path: name, importer }) => {
        const [start = '', from = ''] = importer.split('|');
        const wanted = path.posix.join(path.posix.dirname(from), name);
        const file = filesOf(pages, start).find(({ name: own }) => isMeant(own, wanted));
        if (file) return { path: `${start}|${file.name}`, namespace: 'check-js' };
        return wanted.endsWith('.css') ? { path: wanted, namespace: 'check-nothing' } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: 'check-js' }, ({ path: name }) => {
        const [start = '', own] = name.split('|');
        const files = filesOf(pages, start);
        const file = own ? files.find((one) => one.name === own) : files[0];
        const loader = file?.name.endsWith('.css')
          ? 'empty'
          : file?.name.endsWith('.json')
            ? 'json'
            : 'jsx';
        return {
          contents: file?.code ?? '',
          loader,
          resolveDir: folderOf(Number.parseInt(start, 10)),
        };
      });
    },
  };
}

/** Returns the files of a demo's JavaScript variant, its entry file first. */
function filesOf(pages: readonly PageSources[], name: string) {
  const [, at, key = ''] = /^(\d+)\/(.*)$/.exec(name) ?? [];
  const demos = pages[Number(at)]?.compiled.demos ?? [];
  for (const { modules, source } of demos) {
    const index = modules.findIndex((module) => module.key === key);
    if (index < 0) continue;
    const stylings = [...new Set(source.variants.map(({ styling }) => styling))];
    const styling = stylings[index];
    const variant = source.variants.find((one) => one.styling === styling && one.language === 'JS');
    if (variant) return variant.files;
  }
  return [];
}

const isMeant = (file: string, wanted: string) =>
  file === wanted || file.replace(/\.jsx?$/, '') === wanted || file === `${wanted}/index.js`;

/** Makes CommonJS packages external, so that Node loads one copy of each for all modules that are rendered. */
export function nodePackages(root: string): Plugin {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  return {
    name: 'packages of Node',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path: name }) => {
        if (/^(@\/|next\/|check-)/.test(name)) return undefined;
        try {
          return isCommonJs(resolve(name)) ? { path: resolve(name), external: true } : undefined;
        } catch {
          return undefined;
        }
      });
    },
  };
}
