import { build, type Plugin } from 'esbuild';
import { ContentTree } from '@/content/testing/contentTree';
import { demo, fence, pageSources } from '../testing/pageSources';
import { nodePackages, ownModules, siteParts, virtualModules } from './plugins';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => tree.dispose());

/** Bundles an entry module at the root of the project, and returns all code or the messages of the errors. */
async function bundle(contents: string, plugins: Plugin[]): Promise<string> {
  const stdin = {
    contents,
    resolveDir: tree.root,
    sourcefile: 'check.tsx',
    loader: 'tsx',
  } as const;
  const options = { bundle: true, write: false, format: 'esm', logLevel: 'silent' } as const;
  const external = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'];
  return build({
    ...options,
    outdir: tree.root,
    absWorkingDir: tree.root,
    external,
    stdin,
    plugins,
  }).then(
    ({ outputFiles }) => outputFiles.map(({ text }) => text).join('\n'),
    ({ errors }: { errors: { text: string }[] }) => errors.map(({ text }) => text).join('\n'),
  );
}

describe('ownModules', () => {
  it('resolves imports in their exact case', async () => {
    tree.write('src/links/PageLinks.tsx', 'export const found = "the component";');
    tree.write('src/links/pageLinks.ts', 'export const found = "the function";');
    tree.write('src/index.ts', "export { found } from './links/pageLinks';");
    const code = await bundle("export { found } from '@/index';", [ownModules(tree.root)]);
    expect(code).toContain('the function');
    expect(code).not.toContain('the component');
  });

  it('prefers a file to a folder of the same name, and finds the index of a folder', async () => {
    tree.write('src/pots.ts', 'export const pots = "file";');
    tree.write('src/pots/index.ts', 'export const pots = "folder of the same name";');
    tree.write('src/seeds/index.tsx', 'export const seeds = "index";');
    const entry = "export * from './src/pots'; export * from './src/seeds';";
    const code = await bundle(entry, [ownModules(tree.root)]);
    expect(code).toContain('"file"');
    expect(code).toContain('"index"');
    expect(code).not.toContain('"folder of the same name"');
  });

  it('reports an import without a file', async () => {
    const said = await bundle("import './src/gone';", [ownModules(tree.root)]);
    expect(said).toContain('Could not resolve "./src/gone"');
  });
});

describe('siteParts', () => {
  it('answers imports of product facts, which only a build writes', async () => {
    const parts = siteParts(tree.root, '[{ "name": "Gärten" }]');
    const entry = "import facts from './.content/products.json'; console.log(facts[0].name);";
    expect(await bundle(entry, [parts])).toMatch(/name: "G.*rten"/);
  });

  it('replaces modules of Next.js that need a Next.js page, and no others', async () => {
    tree.write('scripts/check-page/frame/nextHead.ts', 'export default "the replacement";');
    const parts = siteParts(tree.root, '[]');
    const head = await bundle("import Head from 'next/head'; console.log(Head);", [parts]);
    expect(head).toContain('the replacement');
    expect(await bundle("import 'next/image';", [parts])).toContain('"next/image"');
  });

  it('leaves out features that no check opens', async () => {
    tree.write('src/features/live-editor/index.ts', 'console.log("the editor");');
    const parts = [siteParts(tree.root, '[]'), ownModules(tree.root)];
    expect(await bundle("import '@/features/live-editor';", parts)).not.toContain('the editor');
  });

  it('leaves out style sheets of demos, but not their CSS modules', async () => {
    tree.write('docs-data/garden/pot.css', '.pot { color: red }');
    tree.write('docs-data/garden/pot.module.css', '.soil { color: brown }');
    const entry = `import './docs-data/garden/pot.css';
      import styles from './docs-data/garden/pot.module.css'; console.log(styles.soil);`;
    const code = await bundle(entry, [siteParts(tree.root, '[]')]);
    expect(code).toContain('.pot_soil {');
    expect(code).not.toContain('red');
  });
});

describe('virtualModules', () => {
  const folder = 'docs-data/garden/planter/';

  it('loads a fence as if it were in the folder of its page', async () => {
    tree.write(`${folder}soil.ts`, 'export const soil = "clay";');
    const code = "import { soil } from './soil';\nexport default (): string => soil;";
    const pages = [pageSources({}), pageSources({ fences: [fence(1, ''), fence(9, code)] })];
    const entry = "export { default } from 'check-fence:1/1.tsx';";
    expect(await bundle(entry, [virtualModules(tree.root, pages)])).toContain('"clay"');
  });

  it('loads the JavaScript variant of a demo with the other files of the variant', async () => {
    const pot = demo(
      'Pot',
      "import { soil } from './soil';\nimport './pot.css';\nexport default soil;",
    );
    pot.source.variants[0]?.files.push(
      { name: 'soil.js', code: "export { soil } from './parts';", html: '' },
      {
        name: 'parts/index.js',
        code: "import kinds from '../kinds.json'; export const soil = kinds;",
        html: '',
      },
      { name: 'kinds.json', code: '["peat"]', html: '' },
      { name: 'pot.css', code: '.pot { color: red }', html: '' },
    );
    tree.write(`${folder}soil.ts`, 'export const soil = "of the TypeScript";');
    const pages = [pageSources({ demos: [demo('Seed', 'export default 0;'), pot] })];
    const plugins = [virtualModules(tree.root, pages), siteParts(tree.root, '[]')];
    const code = await bundle("export { default } from 'check-js:0/Pot';", plugins);
    expect(code).toContain('"peat"');
    expect(code).not.toMatch(/of the TypeScript|color/);
  });

  it('takes the variant with the styling of the module', async () => {
    const pot = demo('Pot', 'export default "system";');
    pot.modules.push({ key: 'Pot Tailwind', file: `${folder}Pot.tw.tsx`, hasSheet: false });
    const files = [{ name: 'Pot.js', code: 'export default "tailwind";', html: '' }];
    pot.source.variants.push({ language: 'JS', styling: 'Tailwind', files });
    const plugins = [virtualModules(tree.root, [pageSources({ demos: [pot] })])];
    const code = await bundle("export { default } from 'check-js:0/Pot Tailwind';", plugins);
    expect(code).toContain('"tailwind"');
  });
});

describe('nodePackages', () => {
  it('leaves CommonJS packages to Node, and bundles ES modules and unknown packages', async () => {
    const install = (name: string, manifest: object) => {
      tree.write(
        `node_modules/${name}/package.json`,
        JSON.stringify({ main: 'index.js', ...manifest }),
      );
      tree.write(`node_modules/${name}/index.js`, `console.log("code of ${name}");`);
    };
    install('old-pot', {});
    install('new-pot', { type: 'module' });
    const plugins = [nodePackages(tree.root)];
    const code = await bundle("import 'old-pot'; import 'new-pot';", plugins);
    expect(code).toContain('node_modules/old-pot/index.js"');
    expect(code).not.toContain('code of old-pot');
    expect(code).toContain('code of new-pot');
    expect(await bundle("import 'gone-pot';", plugins)).toContain('Could not resolve "gone-pot"');
  });
});
