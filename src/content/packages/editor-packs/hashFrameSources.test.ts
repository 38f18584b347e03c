import { build } from 'esbuild';
import { frameFolder, stageFile, tailwindFile } from './frameModules';
import { frameSources } from './hashFrameSources';

/** Modules that the frame loads, and the ones that decide how they are packed. */
const entryPoints = [
  `./${frameFolder}/main.ts`,
  stageFile,
  tailwindFile,
  './src/features/live-editor/loader/main.ts',
  './src/content/packages/editor-packs/buildEditor.ts',
  './src/content/packages/editor-packs/provideEditor.ts',
];

describe('the hash of the live editor', () => {
  it('covers every module of this repository that the frame or its packing reaches', async () => {
    const { metafile } = await build({
      entryPoints,
      outdir: 'out',
      bundle: true,
      write: false,
      metafile: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
    });
    const missed = Object.keys(metafile.inputs).filter(
      (file) => !frameSources.some((folder) => file.startsWith(`${folder}/`)),
    );
    expect(missed).toEqual([]);
  });
});
