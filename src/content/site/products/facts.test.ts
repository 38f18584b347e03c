import { ContentTree } from '@/content/testing/contentTree';
import { loadProducts } from '.';

const right = `import { homes } from '../homes';

export default {
  id: 'system',
  category: 'core',
  name: 'Rail',
  description: 'Trains.',
  prefix: '/rail/',
  home: homes.rail,
  logo: 'rail',
  packageName: '@rail/ui',
  olderVersions: [{ text: 'v1', href: 'https://v1.example.com/' }],
  api: {
    sources: [{ packageName: '@rail/ui', plan: 'pro' }],
    componentAddress: '/rail/api/{name}/',
  },
  houseStyle: { kinds: [{ pages: '/rail/**', kind: 'guide' }] },
  listed: true,
};
`;
const file = 'docs-data/rail/product.ts';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write('docs-data/homes.ts', `export const homes = { rail: '/rail/start/' };\n`);
  tree.write(file, right);
  tree.write(
    'docs-data/bus/product.ts',
    right.replaceAll('rail', 'bus').replace('homes.bus', "'/bus/'"),
  );
  tree.write(
    'docs-data/products.ts',
    `import rail from './rail/product';\nimport bus from './bus/product';\nexport default { rail, bus };\n`,
  );
  tree.write('public/static/logos/rail.svg', '<svg/>');
  tree.write('public/static/logos/bus.svg', '<svg/>');
  for (const name of ['@rail/ui', '@bus/ui']) tree.write(`node_modules/${name}/package.json`, '{}');
});

afterEach(() => tree.dispose());

async function problemsOf(from: string, to: string) {
  tree.edit(file, (text) => {
    if (!text.includes(from)) throw new Error(`No ${from}.`);
    return text.replace(from, to);
  });
  const { problems } = await loadProducts(tree.root);
  return problems.map(
    ({ file: where, line, column, what, fix }) => `${where}:${line}:${column} ${what} ${fix}`,
  );
}

it('accepts correct facts', async () => {
  expect((await loadProducts(tree.root)).problems).toEqual([]);
});

const list = "a list such as `[{ text: 'v5', href: 'https://v5.example.com/' }]`";

it.each([
  ["  name: 'Rail',\n", '', '3:16 `name` is missing. Add `name`, which is a text.'],
  ['logo:', 'lgo:', '3:16 `logo` is missing. Add `logo`, which is a text.'],
  ["id: 'system'", "id: 'sytem'", '4:7 `id` cannot be `"sytem"`. Did you mean `system`?'],
  [
    'homes.rail',
    '3',
    '9:9 `home` cannot be `3`. It must be an address that starts with a slash or with `https://`.',
  ],
  [
    'listed: true',
    "listed: 'true'",
    '18:11 `listed` cannot be `"true"`. Write `true` without quotes.',
  ],
  ["[{ text: 'v1'", "[{ txt: 'v1'", '12:19 `text` is missing. Add `text`, which is a text.'],
  [
    "[{ text: 'v1', href: 'https://v1.example.com/' }]",
    "'v1'",
    `12:18 \`olderVersions\` cannot be \`"v1"\`. It must be ${list}.`,
  ],
  [
    "{ text: 'v1', href: 'https://v1.example.com/' }",
    "'v1'",
    "12:19 `olderVersions` cannot hold `'v1'`. Each of them is an object with `text`, `href`, `current`, and `pages`.",
  ],
  ["plan: 'pro'", "plan: 'proo'", '14:48 `plan` cannot be `"proo"`. Did you mean `pro`?'],
  ["plan: 'pro'", "pln: 'pro'", '14:42 Unknown key `pln`. Did you mean `plan`?'],
  ["kind: 'guide'", "kind: 'guid'", '17:52 `kind` cannot be `"guid"`. Did you mean `guide`?'],
  [
    "prefix: '/rail/'",
    "prefix: '/rails/'",
    '8:11 The prefix of the product in `docs-data/rail/` cannot be `/rails/`. Write `/rail/`: the folder is the address.',
  ],
  ["logo: 'rail'", "logo: 'rale'", '10:9 There is no logo `rale`. Did you mean `rail`?'],
  [
    "packageName: '@rail/ui',\n",
    "packageName: '@rail/uii',\n",
    '11:16 The package `@rail/uii` is not installed. Correct the name, or add the package with `npm install --save-exact @rail/uii`.',
  ],
  [
    "[{ packageName: '@rail/ui'",
    "[{ packageName: '@rail/u'",
    '14:30 The package `@rail/u` is not installed. Correct the name, or add the package with `npm install --save-exact @rail/u`.',
  ],
  [
    "logo: 'rail'",
    "logo: 'rail', demoLicense: { packages: [], module: 'docs-data/rail/key.ts' }",
    '10:54 There is no module `docs-data/rail/key.ts`. Write its path from the root of the repository.',
  ],
  [
    "id: 'system'",
    "id 'system'",
    '4:6 Expected "}" but found "\'system\'" Correct the TypeScript of this file.',
  ],
  [
    'homes.rail',
    'homes.rail.path.length',
    "9:25 This file cannot be run: Cannot read properties of undefined (reading 'length').",
  ],
])('says where %s as %s is wrong, and how to fix it', async (from, to, expected) => {
  const problems = await problemsOf(from, to);
  expect(problems[0]).toContain(`${file}:${expected}`);
});

it('reports an unresolved merge conflict', async () => {
  const problems = await problemsOf('export', '<<<<<<< HEAD\n=======\n>>>>>>> other\nexport');
  expect(problems).toEqual([
    expect.stringMatching(/^docs-data\/rail\/product\.ts:3:1 The file contains a merge conflict\./),
  ]);
});

it('keeps the other products, and a fallback for the wrong one', async () => {
  await problemsOf("id: 'system'", "id 'system'");
  const { products } = await loadProducts(tree.root);
  expect(products).toMatchObject([
    { folder: 'rail', isStandIn: true, product: { prefix: '/rail/', listed: false } },
    { folder: 'bus', isStandIn: false, product: { name: 'Rail', listed: true } },
  ]);
});

it('reports the shared file, not those that cannot be read without it', async () => {
  tree.write('docs-data/homes.ts', 'export const homes = {;\n');
  const { problems, products } = await loadProducts(tree.root);
  expect(problems).toMatchObject([{ file: 'docs-data/homes.ts', line: 1 }]);
  expect(products.map(({ isStandIn }) => isStandIn)).toEqual([true, false]);
});

it('requires the blog to be at its address', async () => {
  tree.edit(file, (text) =>
    text.replace('  listed:', "  blog: { authors: {}, tags: ['Timetables'] },\n  listed:"),
  );
  const { problems } = await loadProducts(tree.root);
  expect(problems).toMatchObject([
    { file, line: 18, what: 'The blog cannot be at `/rail/`.', fix: /docs-data\/blog\// },
  ]);
});
