import {
  editorFrameUrl,
  editorPackagesUrl,
  editorPackFolder,
  packageOf,
  stageModule,
  tailwindModule,
} from '@/model';
import { hash } from '@/model/hash';
import { bundleFrame } from './bundleFrame';
import { bundlePacks } from './bundlePacks';
import { frameHtml } from './frameHtml';
import { stageFile, tailwindFile } from './frameModules';
import { listModulePackages } from './listModulePackages';
import { sortIntoPacks } from './packNames';
import { writeManifest } from './writeManifest';

/** The input from the products: packages and themes. */
export interface EditorParts {
  /** Packages whose modules readers may import. */
  packages: readonly string[];
  /** Modules with the themes of products' demos, by their names in the frame. */
  demoThemes: ReadonlyMap<string, string>;
}

/** Files below `public/`, by address. */
export type EditorFiles = Map<string, string>;

/**
 * Builds everything that the live editor's frame loads. Names contain a hash of the content, so that scripts can be
 * cached forever.
 */
export async function buildEditor(
  root: string,
  importable: readonly string[],
  demoThemes: EditorParts['demoThemes'],
): Promise<EditorFiles> {
  const packOf = sortIntoPacks(root, importable.map(packageOf));
  const wanted = new Map([
    ...importable.map((module) => [module, module] as const),
    [stageModule, stageFile],
    [tailwindModule, tailwindFile],
    ...demoThemes,
  ]);
  const [packs, frame] = await Promise.all([bundlePacks(root, wanted, packOf), bundleFrame(root)]);
  const files: EditorFiles = new Map();
  const add = (name: string, ending: string, content: string) => {
    const address = `${editorPackFolder}/${name}.${hash(content).slice(0, 10)}.${ending}`;
    files.set(address, content);
    return address;
  };
  const manifest = writeManifest(packs, (name) =>
    add(name.replace(/[@#]/g, '').replaceAll('/', '-'), 'js', packs.get(name)?.script ?? ''),
  );
  const page = frameHtml(frame.loader, [
    add('frame', 'css', frame.css),
    add('manifest', 'js', `docsPacks=${JSON.stringify(manifest)};`),
    add('frame', 'js', frame.script),
  ]);
  files.set(editorPackagesUrl, JSON.stringify(listModulePackages(root, importable)));
  return files.set(editorFrameUrl, page);
}
