import type { Product } from '@/model';
import { hash } from '@/model/hash';
import { page, smallSite, type ContentTree } from '@/content/testing/contentTree';
import { Fingerprints } from '../cache/fingerprints';
import type { CompiledPage } from '../stages';
import { compilePage } from './compilePage';

const folder = 'docs-data/demo-ui/react-button';
const markdown = `${folder}/button.md`;
const embed = '{{"demo": "Sizes.tsx"}}';

let tree: ContentTree;

beforeEach(() => {
  tree = smallSite();
});

afterEach(() => tree.dispose());

const product = {
  ...{ id: 'material-ui', name: 'Demo UI', prefix: '/demo-ui/', packageName: 'kit' },
  repository: 'https://example.com/kit',
} as Product;

/** Compiles the page about buttons as it is on disk, with the previous result as the cache has it. */
async function compile(previous?: CompiledPage, known: Partial<Product> = {}) {
  const file = { file: markdown, pathname: '/demo-ui/react-button/', productFolder: 'demo-ui' };
  return compilePage({
    ...{ root: tree.root, file, product: { ...product, ...known }, components: ['Gallery'] },
    fingerprints: new Fingerprints(tree.root),
    ...(previous && { previous: JSON.parse(JSON.stringify(previous)) as CompiledPage }),
  });
}

const write = (body: string) => tree.write(markdown, page('Button', body));

const kindsOf = ({ page: { blocks } }: CompiledPage) =>
  blocks.map((block) => (block.kind === 'demo' ? block.demo.name : block.kind));

describe('a compiled page', () => {
  it('has the blocks of its text in order, and the facts about it', async () => {
    write(`Text.\n\n${embed}\n\n{{"component": "Gallery"}}\n\n${embed}\n\nEnd.\n`);
    const result = await compile();
    expect(result.problems).toEqual([]);
    expect(kindsOf(result)).toEqual(['prose', 'Sizes', 'component', 'Sizes', 'prose']);
    expect(result.page).toMatchObject({
      ...{ pathname: '/demo-ui/react-button/', productId: 'material-ui', source: markdown },
      ...{ title: 'Button', h1: 'Button', description: 'About Button.' },
    });
    const ids = result.page.blocks.flatMap((block) => (block.kind === 'demo' ? block.demo.id : []));
    expect(ids).toEqual([undefined, 'Sizes-2']);
  });

  it('names every file that it depends on, also those that are missing', async () => {
    write(`![A tram](/static/tram.png)\n\n${embed}\n\n{{"demo": "New.tsx"}}\n`);
    const { inputs } = await compile();
    expect(inputs).toMatchObject({
      [markdown]: hash(tree.read(markdown)),
      [`${folder}/Sizes.tsx`]: hash(tree.read(`${folder}/Sizes.tsx`)),
      [`${folder}/sizes.ts`]: hash(tree.read(`${folder}/sizes.ts`)),
      [`${folder}/facts.ts`]: '',
      [`${folder}/New.tsx`]: '',
      'public/static/tram.png': '',
    });
  });

  it('reports the problems of its text and its demos together, each once', async () => {
    write(`:::shout\nText.\n:::\n\n${embed}\n\n${embed}\n\n{{"demo": "New.tsx"}}\n`);
    tree.write(`${folder}/sizes.ts`, "export { a } from './none';\nexport const sizes = [1];\n");
    const { problems } = await compile();
    expect(problems.map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([
      `${markdown}:9 Unknown kind of callout \`shout\`.`,
      `${folder}/sizes.ts:1 The import \`./none\` leads nowhere.`,
      `${markdown}:17 There is no demo \`New.tsx\`.`,
    ]);
  });

  it('still has its other blocks if a demo cannot be collected', async () => {
    tree.write(`${folder}/Sizes.tsx`, '<<<<<<< a\n=======\n>>>>>>> b\n');
    write(`Text.\n\n${embed}\n\nEnd.\n`);
    const result = await compile();
    expect(kindsOf(result)).toEqual(['prose', 'Sizes', 'prose']);
    expect(result.problems).toMatchObject([{ file: `${folder}/Sizes.tsx`, line: 1 }]);
  });

  it('leads to the documented version of its source', async () => {
    write('[a](https://example.com/kit/blob/-/a.ts)\n');
    expect((await compile()).markdownVersion).toContain('/blob/-/a.ts');
    tree.write('node_modules/kit/package.json', '{"version": "1.2.3"}');
    const { page: compiled, markdownVersion } = await compile();
    expect(JSON.stringify(compiled.blocks)).toContain('/kit/blob/v1.2.3/a.ts');
    expect(markdownVersion).toContain('/kit/blob/v1.2.3/a.ts');
  });

  it('has the names in its text, marked by the code of its fences and demos', async () => {
    write(
      `The \`sizes\` of \`Kit\` and \`Other\`.\n\n\`\`\`ts\nconst Kit = 1;\n\`\`\`\n\n${embed}\n`,
    );
    expect((await compile()).names).toMatchObject([
      { text: 'sizes', inCode: ['sizes'] },
      { text: 'Kit', inCode: ['Kit'], declared: ['Kit'] },
      { text: 'Other' },
    ]);
    tree.edit(markdown, (text) => text.replace('title:', 'historical: true\ntitle:'));
    expect((await compile()).names).toEqual([]);
  });

  it('has the style sheets for packages that its demos import, once each', async () => {
    const demoSheets = [
      { packages: ['clock', 'watch'], css: '.clock {}' },
      { packages: ['map'], css: '.map {}' },
    ];
    const styles = async () => (await compile(undefined, { demoSheets })).page.demoStyles;
    write(`${embed}\n\n${embed}\n`);
    expect(await styles()).toBeUndefined();
    tree.edit(`${folder}/Sizes.tsx`, (text) => `import 'watch';\nimport 'clock/small';\n${text}`);
    expect(await styles()).toBe('.clock {}');
  });

  it('tells where the source of a demo is that another page owns', async () => {
    tree.write(
      'docs-data/demo-ui/shared/Map.tsx',
      'export default function Map() {\n  return 1;\n}',
    );
    write(`${embed}\n\n{{"demo": "../shared/Map.tsx"}}\n`);
    const demos = (await compile()).page.blocks.filter((block) => block.kind === 'demo');
    expect(demos.map(({ demo }) => demo.sourceFile)).toEqual([undefined, 'shared/Map.tsx']);
  });
});

describe('a demo is reused from the previous result', () => {
  /** Compiles twice with a change between them; tells whether the demo of the page was collected again. */
  async function isCollectedAgain(change: () => void): Promise<boolean> {
    const first = await compile();
    const previous = JSON.parse(JSON.stringify(first)) as CompiledPage;
    // A mark that only a reused demo has.
    for (const demo of previous.demos) demo.styles.css = '.reused {}';
    change();
    const { demos } = await compile(previous);
    return !demos.every(({ styles }) => styles.css === '.reused {}');
  }

  it.each([
    ['nothing changed', () => {}],
    ['only the text of the page changed', () => write(`Other.\n\nLines.\n\n${embed}\n`)],
    ['a file was written again', () => tree.edit(`${folder}/sizes.ts`, (text) => text)],
  ])('if %s', async (_, change) => expect(await isCollectedAgain(change)).toBe(false));

  it.each([
    ['its file changed', () => tree.edit(`${folder}/Sizes.tsx`, (text) => `${text}\n`)],
    ['a file that it imports changed', () => tree.write(`${folder}/sizes.ts`, 'export {};\n')],
    ['a file appeared that its import prefers', () => tree.write(`${folder}/sizes.tsx`, '')],
    [
      'the page embeds it with other options',
      () => write('{{"demo": "Sizes.tsx", "defaultCodeOpen": false}}\n'),
    ],
    [
      'the page is about other components',
      () => tree.edit(markdown, (text) => text.replace('title:', 'components: Box\ntitle:')),
    ],
  ])('unless %s', async (_, change) => expect(await isCollectedAgain(change)).toBe(true));

  it('unless it had a problem', async () => {
    tree.write(`${folder}/sizes.ts`, "import './none';\nexport const sizes = [1];\n");
    expect(await isCollectedAgain(() => {})).toBe(true);
  });

  it('with the position of its playground on the page', async () => {
    tree.write(`${folder}/Sizes.tsx`, "import Kit from 'kit';\nexport default () => <Kit />;\n");
    write('{{"demo": "Sizes.tsx", "playground": "Kit"}}\n');
    const first = await compile();
    expect(first.demos[0]?.playground?.line).toBe(9);
    write('Text.\n\n{{"demo": "Sizes.tsx", "playground": "Kit"}}\n');
    const second = await compile(first);
    expect(second.demos[0]?.playground).toEqual({ ...first.demos[0]?.playground, line: 11 });
  });
});
