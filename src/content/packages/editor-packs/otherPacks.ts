import type { Plugin, ResolveResult } from 'esbuild';
import { packageOf } from '@/model';
import { hasOwnCopy } from '../apart-packages';
import type { PackOf } from './packNames';
import { otherPrefix, standIns } from './standIns';

/** Results of resolving imports, by their inputs. */
export type Found = Map<string, Promise<ResolveResult>>;

/** A pack among the others. */
export interface PackContext {
  root: string;
  name: string;
  packOf: PackOf;
  /** Resolutions shared with other packs. */
  found: Found;
}

/** Leaves modules of other packs to be requested at run time; a package's own versions of others are bundled. */
export function otherPacks({ root, name, packOf, found }: PackContext): Plugin {
  return {
    name: 'packs',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${otherPrefix}`) }, ({ path }) => ({
        path: path.slice(otherPrefix.length),
        namespace: 'other-pack',
      }));
      build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, pluginData, resolveDir }) => {
        if (pluginData === resolving) return undefined;
        const pack = packOf(path);
        if (pack && pack !== name && !hasOwnCopy(root, resolveDir, packageOf(path))) {
          return { path, namespace: kind === 'require-call' ? 'other-pack' : 'import-of-other' };
        }
        const key = [kind, path, packageFolder.exec(resolveDir)?.[0] ?? resolveDir].join(' ');
        const asked =
          found.get(key) ?? build.resolve(path, { kind, resolveDir, pluginData: resolving });
        found.set(key, asked);
        const answer = await asked;
        return answer.errors.length > 0 ? { path, namespace: 'missing' } : answer;
      });
      for (const [namespace, write] of Object.entries(standIns)) {
        build.onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: write(path) }));
      }
    },
  };
}

/** The part of a module's path that decides how its imports of packages are resolved. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Marks requests of the plugin itself, which it must not handle. */
const resolving = {};
