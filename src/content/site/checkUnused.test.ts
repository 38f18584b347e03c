import { SiteCompiler } from '@/content/run/siteCompiler';
import { smallSite, type ContentTree } from '@/content/testing/contentTree';

const folder = 'docs-data/demo-ui/react-button';
const demo = 'export default function Fares() {\n  return <p>1</p>;\n}\n';

let tree: ContentTree;

beforeEach(() => {
  tree = smallSite();
  tree.write('translations/en.json', '{}');
});

afterEach(() => tree.dispose());

const problemsOf = async (compiler = new SiteCompiler(tree.root, 'build')) => {
  const { problems } = await compiler.run();
  return problems.map(({ file, line, what, fix }) => `${file}:${line} ${what} ${fix}`);
};

it.each([
  ['Fares.tsx', 'Fares.js', `${folder}/Fares.tsx`],
  ['Fares.js', 'Fares.js', `${folder}/Fares.js`],
  ['Fares/system/index.tsx', 'Fares', `${folder}/Fares/system/index.tsx`],
])('reports the demo %s that no page shows', async (file, name, told) => {
  tree.write(`${folder}/${file}`, demo);
  expect(await problemsOf()).toEqual([
    `${told}:1 No page shows the demo \`${name}\`. Write \`{{"demo": "${name}"}}\` in button.md, or remove the file.`,
  ]);
});

it.each(['fares.ts', 'fares.json', 'fares.css'])(
  'reports %s that nothing imports',
  async (file) => {
    tree.write(`${folder}/${file}`, '');
    expect(await problemsOf()).toEqual([
      `${folder}/${file}:1 No demo imports this file. Import it in a demo, or remove it.`,
    ]);
  },
);

it.each([
  ['of another page', 'react-list/Fares.tsx', '../react-list/Fares.js'],
  ['in stylings', 'react-button/Fares/system/index.tsx', 'Fares'],
])('recognizes demos %s', async (_, file, written) => {
  tree.write(`docs-data/demo-ui/${file}`, demo);
  tree.edit(`${folder}/button.md`, (text) => `${text}\n{{"demo": "${written}"}}\n`);
  expect(await problemsOf()).toEqual([]);
});

it.each(['Sizes.js', 'facts.ts', 'Sizes.test.tsx', 'theme.d.ts', '_old.tsx'])(
  'ignores %s',
  async (file) => {
    tree.write(`${folder}/${file}`, 'export default [];\n');
    expect(await problemsOf()).toEqual([]);
  },
);

it('waits in development until every page is compiled, and notices added and removed files', async () => {
  tree.write(`${folder}/Fares.tsx`, demo);
  const compiler = new SiteCompiler(tree.root, 'watch');
  const run = async (changed?: string[], choose?: () => []) =>
    (await compiler.run(changed, choose)).problems.map(({ file }) => file);
  expect(await run(undefined, () => [])).toEqual([]);
  expect(await run([])).toEqual([`${folder}/Fares.tsx`]);
  tree.remove(`${folder}/Fares.tsx`);
  expect(await run([`${folder}/Fares.tsx`])).toEqual([]);
  tree.write(`${folder}/Fares.tsx`, demo);
  expect(await run([`${folder}/Fares.tsx`])).toEqual([`${folder}/Fares.tsx`]);
});
